import {
  DISTANCE_RANGE,
  distanceFromHash,
  isCodeFilter,
  PRICE_SLIDER_MAX,
  priceFromHash,
  priceHandleLabel,
  priceSliderMin,
  type AppliedFilter,
  type FilterCriteria,
  type Flow,
} from '@sabadora/domain';
import { optionsOf, type Facets } from '@sabadora/hooks';
import type { Words } from '../../kit/words/messages.ts';
import type messages from './filterText.messages.json';

/** The price filter in words, e.g. "50 € – 120 €" or "up to 120 €". */
export function priceText(filters: FilterCriteria, flow: Flow, words: Words<typeof messages>): string {
  const [lower, upper] = priceFromHash(filters, flow);
  const [low, high] = [`${lower} €`, priceHandleLabel(upper)];
  if (upper >= PRICE_SLIDER_MAX) return words('filters.priceFrom', { low });
  return lower <= priceSliderMin(flow)
    ? words('filters.priceTo', { high })
    : words('filters.priceBetween', { low, high });
}

/** The distance filter in words, e.g. "up to 30 km". */
export function distanceText(filters: FilterCriteria, words: Words<typeof messages>): string {
  const [from, to] = distanceFromHash(filters);
  if (from <= DISTANCE_RANGE.min) return words('filters.kilometresTo', { to });
  return to >= DISTANCE_RANGE.max
    ? words('filters.kilometresFrom', { from })
    : words('filters.kilometresBetween', { from, to });
}

/** A minimum score in words (SE-111). */
export function scoreText(score: number, words: Words<typeof messages>): string {
  if (score === 9 || score === 8 || score === 7) return words(`filters.score.${score}`);
  return `${words('filters.rating')} ${score}`;
}

/** Context for the texts of applied filters. */
export interface AppliedTextContext {
  filters: FilterCriteria;
  flow: Flow;
  words: Words<typeof messages>;
  /** Facets with the names of filter values; undefined until they are loaded. */
  facets: Facets | undefined;
}

/** An applied filter in words. A value without a known name is shown by its code. */
export function appliedText(
  applied: AppliedFilter,
  { filters, flow, words, facets }: AppliedTextContext,
): string {
  if (applied.key === 'price') return priceText(filters, flow, words);
  if (applied.key === 'distance') return distanceText(filters, words);
  if (applied.key === 'hotelScore') return scoreText(applied.value, words);
  const { key, value } = applied;
  if (key === 'stars') return words('filters.stars', { count: Number(value) });
  const named = facets && optionsOf(facets, key).find((option) => option.value === value);
  if (named) return named.label;
  return isCodeFilter(key)
    ? String(value).replaceAll(/[-_]/g, ' ')
    : words(`filters.unknown.${key}`, { value });
}

/** Whether the filter's name comes only from the facets, so that they have to be requested. */
export function needsName({ key }: AppliedFilter): boolean {
  return key !== 'price' && key !== 'distance' && key !== 'hotelScore' && key !== 'stars';
}
