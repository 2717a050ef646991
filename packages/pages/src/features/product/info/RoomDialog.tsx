import type { RoomData } from '@sabadora/api';
import { Dialog } from '@sabadora/design-system/Dialog';
import { PhotoCarousel } from '@sabadora/design-system/PhotoCarousel';
import { useWords } from '../../../kit/words/useWords.ts';
import { photoOf } from '../../offers/photo.ts';
import { RoomDetails } from './RoomDetails.tsx';
import * as styles from './info.css.ts';
import photoMessages from '../../offers/photo.messages.json';

export interface RoomDialogProps {
  room: RoomData;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog with the photos and details of a room (PR-063). */
export function RoomDialog({ room, isOpen, onClose }: RoomDialogProps) {
  const words = useWords(photoMessages);
  const { label: name, images } = room;
  return (
    <Dialog title={name} isOpen={isOpen} onOpenChange={onClose}>
      <div className={styles.details}>
        <PhotoCarousel
          label={name}
          photos={images.map((image, index) =>
            photoOf(image, words('cards.photo', { hotel: name, number: index + 1 })),
          )}
        />
        <RoomDetails room={room} />
      </div>
    </Dialog>
  );
}
