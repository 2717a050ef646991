import { Dialog } from '@sabadora/design-system/Dialog';
import { SearchSummaryBar, useScrolledPast } from '@sabadora/design-system/SearchSummaryBar';
import { formatDay } from '@sabadora/domain';
import type { SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../document/PageRoot.tsx';
import { partyText } from '../searchPanel/partyText.ts';
import { SearchPanel, type Theme } from '../searchPanel/SearchPanel.tsx';
import { useWords } from '../words/PageWords.tsx';

/** Scroll in px after which the summary sticks (SE-043). */
const APPEARS_AFTER = 250;

export interface SummaryOfSearchProps {
  search: SearchAddressState;
  themes: readonly Theme[];
  destination: { id: number; label: string } | undefined;
  /** Name of the place searched. */
  place: string | undefined;
}

/** What is searched, in one line that sticks once the search box is out of sight; pressed, it opens the search (SE-041…SE-043). */
export function SummaryOfSearch({ search, themes, destination, place }: SummaryOfSearchProps) {
  const words = useWords();
  const { locale } = useShared();
  const isScrolled = useScrolledPast(APPEARS_AFTER);
  const [isOpen, setOpen] = useState(false);
  const { criteria, flow } = search;
  const { checkin, checkout } = criteria;
  const theme = themes.find(({ id }) => id === criteria.theme)?.name;
  const hasDates = flow !== 'gifting' && checkin !== undefined && checkout !== undefined;
  const close = () => setOpen(false);
  return (
    <>
      <SearchSummaryBar
        label={words('searchBox.summary')}
        destination={place ?? words('searchBox.anywhere')}
        {...(hasDates && { dates: `${formatDay(checkin, locale)} – ${formatDay(checkout, locale)}` })}
        {...(theme !== undefined && { theme })}
        {...(flow !== 'gifting' && { travellers: partyText(criteria.party, words) })}
        isVisible={isScrolled}
        onOpen={() => setOpen(true)}
      />
      <Dialog title={words('searchBox.summary')} isOpen={isOpen} onClose={close} size="large">
        <SearchPanel
          search={search}
          themes={themes}
          destination={destination}
          look="compact"
          onSearched={close}
        />
      </Dialog>
    </>
  );
}
