import { CutleryIcon } from '@sabadora/design-system/Icon';
import { Programme } from '@sabadora/design-system/Programme';

export function Do() {
  return (
    <Programme
      headingLevel={4}
      days={[
        {
          id: 'day',
          title: 'Saturday 5 December',
          items: [
            { id: 'dinner', icon: <CutleryIcon />, kicker: 'From 19:00', title: 'Dinner of three courses' },
          ],
        },
      ]}
      onShowDetails={() => {}}
    />
  );
}

export function Dont() {
  return (
    <Programme
      headingLevel={4}
      days={[
        {
          id: 'day',
          items: [{ id: 'dinner', icon: <CutleryIcon />, title: 'Dinner', summary: 'A dinner.' }],
        },
      ]}
      onShowDetails={() => {}}
    />
  );
}
