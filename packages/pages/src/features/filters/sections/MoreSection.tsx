import { Stack } from '@sabadora/design-system/Layout';
import { LoadingRegion, SkeletonText } from '@sabadora/design-system/Skeletons';
import { CODE_FILTERS, STAR_OPTIONS } from '@sabadora/domain';
import type { Facets, SearchFilters } from '@sabadora/hooks';
import { useWords } from '../../../kit/words/useWords.ts';
import { OptionsSection } from './OptionsSection.tsx';
import { RatingSection } from './RatingSection.tsx';
import filterTextMessages from '../filterText.messages.json';
import filterSectionMessages from './FilterSection.messages.json';

export interface MoreSectionProps {
  filters: SearchFilters;
  facets: Facets | undefined;
  isLoading: boolean;
}

/** "More filters": customer rating, hotel class, types, environments and styles (SE-106, SE-112). */
export function MoreSection({ filters, facets, isLoading }: MoreSectionProps) {
  const words = useWords(filterTextMessages, filterSectionMessages);
  const stars = STAR_OPTIONS.map((value) => ({
    value,
    label: words('filters.stars', { count: value }),
    count: facets?.stars.find((option) => option.value === value)?.count,
  }));
  return (
    <Stack gap={24}>
      <RatingSection filters={filters} facets={facets} />
      <OptionsSection filter="stars" filters={filters} options={stars} />
      {facets
        ? CODE_FILTERS.filter((filter) => facets[filter].length > 0).map((filter) => (
            <OptionsSection key={filter} filter={filter} filters={filters} options={facets[filter]} />
          ))
        : isLoading && (
            <LoadingRegion label={words('filters.loading')}>
              <SkeletonText lines={4} />
            </LoadingRegion>
          )}
    </Stack>
  );
}
