import type { HotelOfferData } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Dialog } from '@sabadora/design-system/Dialog';
import { Programme, ProgrammeSkeleton } from '@sabadora/design-system/Programme';
import { LoadingRegion } from '@sabadora/design-system/Skeletons';
import { productHref, type SearchCriteria } from '@sabadora/domain';
import { useOfferDetail } from '@sabadora/hooks';
import { useWords } from '../../../../kit/words/useWords.ts';
import { FailureNotice } from '../../../frame/failure/FailureNotice.tsx';
import { programmeItems } from '../../stay/sections/programmeParts.tsx';
import { stayHash } from './HotelOffer.tsx';
import * as styles from './Offers.css.ts';
import messages from './offers.messages.json';

export interface OfferDialogProps {
  offer: HotelOfferData;
  criteria: SearchCriteria;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog over the hotel's page with what an offer includes (PR-178…PR-180). */
export function OfferDialog({ offer, criteria, isOpen, onClose }: OfferDialogProps) {
  const words = useWords(messages);
  const { status, detail, retry } = useOfferDetail({ id: offer.id, criteria });
  return (
    <Dialog
      title={words('hotel.offerIncludes')}
      description={offer.label}
      isOpen={isOpen}
      onOpenChange={onClose}
      size="large"
      footer={
        <div className={styles.actions}>
          <Button tone="secondary" onClick={onClose}>
            {words('hotel.backToOffers')}
          </Button>
          <Button
            href={productHref(['stay', offer.id], { flow: 'hotel', query: '', hash: stayHash(criteria) })}
          >
            {words('hotel.seeOffer')}
          </Button>
        </div>
      }
    >
      {status === 'loading' && (
        <LoadingRegion label={words('hotel.offersLoading')}>
          <ProgrammeSkeleton />
        </LoadingRegion>
      )}
      {status === 'failed' && <FailureNotice onRetry={retry} />}
      {detail && <Programme days={[{ id: 'stay', items: programmeItems(detail.program) }]} />}
    </Dialog>
  );
}
