import type { RoomData } from '@sabadora/api';
import { RoomCard } from '@sabadora/design-system/RoomCard';
import { useState } from 'react';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { photoOf } from '../../../offers/photo.ts';
import photoMessages from '../../../offers/photo.messages.json';
import { RoomDetails } from '../../info/RoomDetails.tsx';
import { useRoomFacts } from '../../info/useRoomFacts.tsx';
import stayMessages from '../stay.messages.json';
import { Section } from './Section.tsx';

const loadDialog = async () => (await import('../../info/RoomDialog.tsx')).RoomDialog;

/** The room of the stay, with all its details in a dialog (PR-063). */
export function RoomSection({ room }: { room: RoomData }) {
  const words = useWords(photoMessages, stayMessages);
  const { Part: RoomDialog, show } = usePart(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const { label, highlights, images } = room;
  return (
    <Section id="room" title={words('stay.section.room')}>
      <RoomCard
        name={label}
        photos={images.map((image, index) =>
          photoOf(image, words('cards.photo', { hotel: label, number: index + 1 })),
        )}
        facts={useRoomFacts(room)}
        highlights={highlights}
        onShowDetails={() => {
          setOpen(true);
          void show();
        }}
      />
      <noscript>
        <RoomDetails room={room} />
      </noscript>
      {RoomDialog && <RoomDialog room={room} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </Section>
  );
}
