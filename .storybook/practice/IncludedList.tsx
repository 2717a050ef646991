import { CupIcon, SpaIcon } from '@sabadora/design-system/Icon';
import { IncludedList } from '@sabadora/design-system/IncludedList';

export function Do() {
  return (
    <IncludedList
      items={[
        { icon: <CupIcon />, label: 'Breakfast' },
        { icon: <SpaIcon />, label: 'Spa' },
      ]}
    />
  );
}

export function Dont() {
  return (
    <IncludedList
      items={[
        { icon: <CupIcon />, label: 'Start your day with a rich and lovingly prepared breakfast' },
        { icon: <SpaIcon />, label: 'Unwind in our spa with its sauna, hammam and pool' },
      ]}
    />
  );
}
