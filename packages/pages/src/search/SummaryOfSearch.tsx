import { SearchSummaryBar, useScrolledPast } from '@sabadora/design-system/SearchSummaryBar';
import { FLOW_TABLE, formatDay, partyForRequest } from '@sabadora/domain';
import { useUserLocation, type SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { useShared } from '../document/PageRoot.tsx';
import { areaSearched } from '../searchPanel/areaSearched.ts';
import { partyText } from '../searchPanel/partyText.ts';
import type { Theme } from '../searchPanel/SearchPanel.tsx';
import { useWords } from '../words/PageWords.tsx';
import { onDemand } from '../parts/onDemand.tsx';
import { usePart } from '../parts/usePart.ts';

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
  const { Part: SearchDialog, prepare, show } = usePart(loadDialog);
  const here = useUserLocation({ label: words('searchBox.aroundMe') });
  const { criteria, flow } = search;
  const { checkin, checkout } = criteria;
  const theme = themes.find(({ id }) => id === criteria.theme)?.name;
  const { sendsDates, people } = FLOW_TABLE[flow];
  const area = areaSearched(criteria, here.location, words('searchBox.area'));
  const hasDates = sendsDates && checkin !== undefined && checkout !== undefined;
  return (
    <>
      <SearchSummaryBar
        label={words('searchBox.summary')}
        destination={place ?? area?.label ?? words('searchBox.anywhere')}
        {...(hasDates && { dates: `${formatDay(checkin, locale)} – ${formatDay(checkout, locale)}` })}
        {...(theme !== undefined && { theme })}
        {...(people !== 'pair' && { travellers: partyText(partyForRequest(flow, criteria.party), words) })}
        isVisible={isScrolled}
        onApproach={prepare}
        onOpen={() => {
          setOpen(true);
          void show();
        }}
      />
      {SearchDialog && (
        <SearchDialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          search={search}
          themes={themes}
          destination={destination}
        />
      )}
    </>
  );
}

const loadDialog = onDemand(async () => (await import('./SearchDialog.tsx')).SearchDialog);
