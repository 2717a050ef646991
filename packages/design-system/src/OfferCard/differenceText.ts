import { formatMoney } from '../format/money.ts';
import type { OfferCardWords } from './words.ts';

/** "€40 more than now", "€40 less than now" or "same price as now"; undefined without a difference. */
export function differenceText(
  cents: number | undefined,
  words: OfferCardWords,
  locale: string,
): string | undefined {
  if (cents === undefined) return undefined;
  if (cents === 0) return words.samePrice;
  return words[cents > 0 ? 'dearer' : 'cheaper'](formatMoney(Math.abs(cents), locale));
}
