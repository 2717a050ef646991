import { RangeSlider } from '@sabadora/design-system/RangeSlider';
import {
  formatMoney,
  PRICE_SLIDER_MAX,
  payingPeople,
  priceHandleLabel,
  priceSliderMin,
  type Flow,
  type Handles,
  type Locale,
  type Party,
} from '@sabadora/domain';
import type { Facets, SearchFilters } from '@sabadora/hooks';
import { useMemo } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import type { Words } from '../../../kit/words/messages.ts';
import filterTextMessages from '../filterText.messages.json';
import messages from './PriceSection.messages.json';

export interface PriceSectionProps {
  filters: SearchFilters;
  facets: Facets | undefined;
  flow: Flow;
}

/** Euros per bar of the histogram above the slider, as in the facets' counts. */
const EUROS_PER_BAR = 10;

/** Label of the slider: what its prices are per (SE-110, D-036). */
const LABELS = {
  booking: 'filters.pricePerNight',
  hotel: 'filters.pricePerNight',
  gifting: 'filters.pricePerGift',
  activity: 'filters.pricePerPerson',
} as const;

const formatValue = (euros: number, side: 'lower' | 'upper') =>
  side === 'upper' ? priceHandleLabel(euros) : `${euros} €`;

/** The price slider (SE-110, SE-128…SE-134). */
export function PriceSection({ filters, facets, flow }: PriceSectionProps) {
  const words = useWords(messages, filterTextMessages);
  const { locale } = useShared();
  const minValue = priceSliderMin(flow);
  const prices = facets?.prices;
  const counts = useMemo(
    () => prices?.slice(Math.round(minValue / EUROS_PER_BAR), PRICE_SLIDER_MAX / EUROS_PER_BAR),
    [prices, minValue],
  );
  const isPerNight = flow === 'booking' || flow === 'hotel';
  const { party } = filters.draftCriteria;
  return (
    <RangeSlider
      label={words(LABELS[flow])}
      description={isPerNight ? partyPriceText(filters.price.value, party, { words, locale }) : undefined}
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

/** The selected range as a price per night for the whole party, as the cards show prices. */
function partyPriceText(
  [lower, upper]: Handles,
  party: Party,
  { words, locale }: { words: Words<typeof messages | typeof filterTextMessages>; locale: Locale },
): string {
  const count = payingPeople(party);
  const low = formatMoney(lower * count * 100, locale);
  const high = formatMoney(upper * count * 100, locale);
  const range =
    upper >= PRICE_SLIDER_MAX
      ? words('filters.priceFrom', { low })
      : words('filters.priceBetween', { low, high });
  return words('filters.priceForParty', { count, range });
}
