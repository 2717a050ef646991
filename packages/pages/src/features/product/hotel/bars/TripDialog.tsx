import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import type { HotelProduct } from '@sabadora/hooks';
import { useWords } from '../../../../kit/words/useWords.ts';
import { showSection } from '../showSection.ts';
import { HotelFields } from './HotelFields.tsx';
import messages from '../hotel.messages.json';

export interface TripDialogProps {
  page: HotelProduct;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog of a phone to change dates and people, with a button to the offers for them. */
export function TripDialog({ page, isOpen, onClose }: TripDialogProps) {
  const words = useWords(messages);
  const { weekends, offerCount } = page.detail;
  return (
    <Dialog
      title={words('hotel.changeTrip')}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <Button
          isWide
          onClick={() => {
            onClose();
            // Runs after the dialog has returned the focus.
            requestAnimationFrame(() => showSection('offers'));
          }}
        >
          {words('hotel.seeOffers', { count: weekends.length || offerCount })}
        </Button>
      }
    >
      <HotelFields page={page} hasPlainFields={false} />
    </Dialog>
  );
}
