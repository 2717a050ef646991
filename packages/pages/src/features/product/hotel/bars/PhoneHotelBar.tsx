import { SearchSummaryBar, useScrolledPast } from '@sabadora/design-system/SearchSummaryBar';
import { formatDay } from '@sabadora/domain';
import type { HotelProduct } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../../../../kit/document/PageRoot.tsx';
import { needsScript } from '../../../../kit/parts/needsScript.css.ts';
import { usePart } from '../../../../kit/parts/usePart.ts';
import { useWords } from '../../../../kit/words/useWords.ts';
import { partyText } from '../../../searchBox/participants/partyText.ts';
import * as styles from './HotelBar.css.ts';
import partyTextMessages from '../../../searchBox/participants/partyText.messages.json';
import messages from '../hotel.messages.json';

/** Scroll in px after which the bar appears, as for a search (SE-043). */
const APPEARS_AFTER = 250;

const loadDialog = async () => (await import('./TripDialog.tsx')).TripDialog;

/**
 * Bar at the top of a phone with hotel, dates and people on one line; pressing it opens a dialog to change them
 * (PR-056).
 */
export function PhoneHotelBar({ page }: { page: HotelProduct }) {
  const words = useWords(messages, partyTextMessages);
  const { locale } = useShared();
  const { Part: TripDialog, prepare, show } = usePart(loadDialog);
  const [isOpen, setOpen] = useState(false);
  const isScrolled = useScrolledPast(APPEARS_AFTER);
  const { dates, party } = page.criteria;
  return (
    <div className={`${styles.phonePlace} ${needsScript}`}>
      <SearchSummaryBar
        label={words('hotel.changeTrip')}
        destination={page.detail.hotel.label}
        {...(dates && {
          dates: `${formatDay(dates.checkin, locale)} – ${formatDay(dates.checkout, locale)}`,
        })}
        travellers={partyText(party, words)}
        isVisible={isScrolled}
        onApproach={prepare}
        onOpen={() => {
          setOpen(true);
          void show();
        }}
      />
      {TripDialog && <TripDialog page={page} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
