import { Dialog } from '@sabadora/design-system/Dialog';
import { BedIcon, CutleryIcon } from '@sabadora/design-system/Icon';
import { Programme, type ProgrammeDay } from '@sabadora/design-system/Programme';
import { useState } from 'react';

const days: readonly ProgrammeDay[] = [
  {
    id: 'saturday',
    title: 'Saturday 5 December',
    items: [
      { id: 'room', icon: <BedIcon />, kicker: 'From 15:00', title: 'Room with a sea view' },
      { id: 'dinner', icon: <CutleryIcon />, kicker: 'Dinner, from 19:00', title: 'Three courses' },
    ],
  },
];

export function Example() {
  const [shown, setShown] = useState<string>();
  const part = days.flatMap(({ items }) => items).find(({ id }) => id === shown);
  return (
    <>
      <Programme days={days} headingLevel={3} onShowDetails={setShown} />
      <Dialog
        title={part?.title ?? ''}
        isOpen={part !== undefined}
        onOpenChange={(isOpen) => !isOpen && setShown(undefined)}
      >
        <p>Served in the room with the fireplace.</p>
      </Dialog>
    </>
  );
}
