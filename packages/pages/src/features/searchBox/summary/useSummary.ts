import type { SearchSummaryProps } from '@sabadora/design-system/SearchSummaryBar';
import { FLOW_TABLE, partyForRequest } from '@sabadora/domain';
import { useIsSearchChanged, useKnownLocation, type SearchAddressState } from '@sabadora/hooks';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { partyText } from '../participants/partyText.ts';
import { areaSearched } from '../destination/placeSearched.ts';
import type { Theme } from '../SearchPanel.tsx';
import { summaryDates } from './summaryDates.ts';
import { useWords } from '../../../kit/words/useWords.ts';
import aroundMeMessages from '../destination/aroundMe.messages.json';
import partyTextMessages from '../participants/partyText.messages.json';
import messages from './summary.messages.json';

export interface SummaryProps {
  search: SearchAddressState;
  themes: readonly Theme[];
  /** Name of the searched place. */
  place: string | undefined;
}

/** Props of a `SearchSummary` for a search. */
export function useSummary({
  search,
  themes,
  place,
}: SummaryProps): Omit<SearchSummaryProps, 'onOpen' | 'onApproach'> {
  const words = useWords(messages, aroundMeMessages, partyTextMessages);
  const { locale } = useShared();
  const here = useKnownLocation(words('searchBox.aroundMe'));
  const isChanged = useIsSearchChanged();
  const { criteria, flow } = search;
  const theme = themes.find(({ id }) => id === criteria.theme)?.name;
  const { people } = FLOW_TABLE[flow];
  const area = areaSearched(criteria, here, words('searchBox.area'));
  const dates = summaryDates(flow, criteria.dates, locale);
  return {
    label: words('searchBox.summary'),
    destination: place ?? area?.label ?? words('searchBox.anywhere'),
    ...(dates !== undefined && { dates }),
    ...(theme !== undefined && { theme }),
    ...(people !== 'pair' && { travellers: partyText(partyForRequest(flow, criteria.party), words) }),
    notice: isChanged ? words('searchBox.changedNotice') : undefined,
  };
}
