import { Stack } from '@sabadora/design-system/Layout';
import { RangeSlider } from '@sabadora/design-system/RangeSlider';
import { Switch } from '@sabadora/design-system/Switch';
import { DISTANCE_RANGE } from '@sabadora/domain';
import type { SearchFilters } from '@sabadora/hooks';
import { useCallback } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import type { PlaceOfSearch } from '../placeOfSearch.ts';
import messages from './DistanceSection.messages.json';

export interface DistanceSectionProps {
  filters: SearchFilters;
  place: PlaceOfSearch;
}

/** The distance slider; for a city, it has a switch (SE-123, SE-124, SE-135). */
export function DistanceSection({ filters: { distance }, place }: DistanceSectionProps) {
  const words = useWords(messages);
  const formatValue = useCallback((km: number) => words('filters.kilometres', { km }), [words]);
  const hasNoPlace = distance.isDisabled && distance.switch === undefined;
  return (
    <Stack gap={16}>
      {distance.switch && (
        <Switch
          label={words('filters.around')}
          isSelected={distance.switch.isSelected}
          onChange={distance.switch.onChange}
        />
      )}
      <RangeSlider
        label={
          place.name === undefined
            ? words('filters.distanceSearched')
            : words('filters.distanceFrom', { place: place.name })
        }
        description={hasNoPlace ? words('filters.noPlace') : undefined}
        lowerLabel={words('filters.nearest')}
        upperLabel={words('filters.farthest')}
        minValue={DISTANCE_RANGE.min}
        maxValue={DISTANCE_RANGE.max}
        step={DISTANCE_RANGE.step}
        formatValue={formatValue}
        isDisabled={distance.isDisabled}
        value={distance.value}
        onChange={distance.onChange}
      />
    </Stack>
  );
}
