import { BedIcon, CupIcon, SpaIcon } from '@sabadora/design-system/Icon';
import { IncludedList } from '@sabadora/design-system/IncludedList';

export function Example() {
  return (
    <IncludedList
      aria-label="Included"
      items={[
        { icon: <BedIcon />, label: '1 night' },
        { icon: <CupIcon />, label: 'Breakfast' },
        { icon: <SpaIcon />, label: 'Two hours in the spa' },
      ]}
    />
  );
}
