import { Button } from '@sabadora/design-system/Button';
import { Notice } from '@sabadora/design-system/Notice';
import { LoadingRegion, SkeletonText } from '@sabadora/design-system/Skeletons';
import type { Flow, Panel } from '@sabadora/domain';
import type { Facets, FacetsState, SearchFilters } from '@sabadora/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import type { PlaceOfSearch } from '../placeOfSearch.ts';
import { ActivitiesSection } from './ActivitiesSection.tsx';
import { DistanceSection } from './DistanceSection.tsx';
import { MoreSection } from './MoreSection.tsx';
import { OptionsSection } from './OptionsSection.tsx';
import { PriceSection } from './PriceSection.tsx';
import messages from './FilterSection.messages.json';

export interface FilterSectionProps {
  panel: Panel;
  filters: SearchFilters;
  state: FacetsState;
  flow: Flow;
  place: PlaceOfSearch;
}

/** The controls of one group of filters (SE-106); they remain usable when the counts cannot be loaded (SE-148). */
export function FilterSection({ panel, filters, state, flow, place }: FilterSectionProps) {
  const { facets } = state;
  const content: Record<Panel, () => ReactNode> = {
    activities: () => (
      <OfCatalogue state={state}>
        {(known) => <ActivitiesSection filters={filters} facets={known} />}
      </OfCatalogue>
    ),
    price: () => <PriceSection filters={filters} facets={facets} flow={flow} />,
    distance: () => <DistanceSection filters={filters} place={place} />,
    facilities: () => (
      <OfCatalogue state={state}>
        {(known) => <OptionsSection filter="facilities" filters={filters} options={known.facilities} />}
      </OfCatalogue>
    ),
    more: () => <MoreSection filters={filters} facets={facets} isLoading={state.error === undefined} />,
  };
  return content[panel]();
}

/** Content that needs the facets, with a loading state until they are there. */
function OfCatalogue({ state, children }: { state: FacetsState; children: (facets: Facets) => ReactNode }) {
  if (state.facets !== undefined) return children(state.facets);
  return state.error === undefined ? <LoadingChoices /> : null;
}

function LoadingChoices() {
  const words = useWords(messages);
  return (
    <LoadingRegion label={words('filters.loading')}>
      <SkeletonText lines={5} />
    </LoadingRegion>
  );
}

/** Notice that the last request for facets failed, with a button that retries (SE-148). */
export function FacetsProblem({ state }: { state: FacetsState }) {
  const words = useWords(messages);
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button tone="secondary" size="small" onClick={state.retry}>
          {words('filters.retry')}
        </Button>
      }
    >
      {words(state.facets === undefined ? 'filters.failed' : 'filters.countsFailed')}
    </Notice>
  );
}
