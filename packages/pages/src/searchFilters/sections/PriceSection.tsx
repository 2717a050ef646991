import { RangeSlider } from '@sabadora/design-system/RangeSlider';
import { PRICE_SLIDER_MAX, priceHandleLabel, priceSliderMin, type Flow } from '@sabadora/domain';
import type { Facets, SearchFilters } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useWords } from '../../words/PageWords.tsx';

export interface PriceSectionProps {
  filters: SearchFilters;
  facets: Facets | undefined;
  flow: Flow;
}

/** Euros in a bar of the drawing above the slider, as the counts come. */
const EUROS_PER_BAR = 10;

const formatValue = (euros: number, side: 'lower' | 'upper') =>
  side === 'upper' ? priceHandleLabel(euros) : `${euros} €`;

/** The price slider (SE-110, SE-128…SE-134). */
export function PriceSection({ filters, facets, flow }: PriceSectionProps) {
  const words = useWords();
  const minValue = priceSliderMin(flow);
  const prices = facets?.prices;
  const counts = useMemo(
    () => prices?.slice(Math.round(minValue / EUROS_PER_BAR), PRICE_SLIDER_MAX / EUROS_PER_BAR),
    [prices, minValue],
  );
  return (
    <RangeSlider
      label={words(flow === 'activity' ? 'filters.pricePerPerson' : 'filters.pricePerNight')}
      lowerLabel={words('filters.lowestPrice')}
      upperLabel={words('filters.highestPrice')}
      minValue={minValue}
      maxValue={PRICE_SLIDER_MAX}
      formatValue={formatValue}
      counts={counts && counts.length > 0 ? counts : undefined}
      value={filters.price.value}
      onChange={filters.price.onChange}
    />
  );
}
