import type { GiftPrices } from '@sabadora/api';
import { addMonths, daysBetween, type IsoDay } from '@sabadora/days';
import type { Language } from '@sabadora/place-names';
import { referencePrice } from '../search/offers/prices.ts';
import type { QuotedOffer } from './quoteStay.ts';

/** Number of coming months whose nights are compared with the rates (PR-111, D-155). */
const MONTHS = 6;
const ROUNDED_TO = 500;

const WORDS: Readonly<Record<Language, { usual: string; any: string; share: (percent: number) => string }>> =
  {
    fr: {
      usual: 'Tarif standard',
      any: 'Toutes les dates',
      share: (percent) => `${percent}\u00A0% des dates des 6 prochains mois`,
    },
    es: {
      usual: 'Tarifa estándar',
      any: 'Todas las fechas',
      share: (percent) => `${percent}\u00A0% de las fechas de los próximos 6 meses`,
    },
    it: {
      usual: 'Tariffa standard',
      any: 'Tutte le date',
      share: (percent) => `${percent}% delle date dei prossimi 6 mesi`,
    },
    nl: {
      usual: 'Standaardtarief',
      any: 'Alle data',
      share: (percent) => `${percent}% van de data in de komende 6 maanden`,
    },
    en: {
      usual: 'Standard rate',
      any: 'Any date',
      share: (percent) => `${percent}% of the dates of the next 6 months`,
    },
  };

/** Prices of the available nights of the coming months, ascending. */
function openNights({ firstDay, prices, rooms }: QuotedOffer, today: IsoDay): number[] {
  const start = Math.max(0, daysBetween(firstDay, today));
  const end = daysBetween(firstDay, addMonths(today, MONTHS));
  return prices
    .slice(start, end)
    .filter((price, index) => price > 0 && (rooms[start + index] ?? 0) > 0)
    .toSorted((a, b) => a - b);
}

/**
 * The offer as a voucher (PR-112): its price for 1, 2 and 3 nights, and its rates. The usual rate covers the nights
 * that cost no more than it. When it does not cover all of them, a second rate covers every night; several nights are
 * discounted as at the usual rate.
 *
 * @param voucherPrices cents for two adults and 1, 2, 3 … nights
 */
export function giftPricesOf(
  offer: QuotedOffer,
  voucherPrices: readonly number[],
  today: IsoDay,
  language: Language,
): GiftPrices {
  const words = WORDS[language];
  const nights = openNights(offer, today);
  const usual = voucherPrices[0] ?? 0;
  const dearest = nights.at(-1) ?? 0;
  const covered = nights.filter((price) => price <= usual).length;
  const percent = nights.length === 0 ? 0 : Math.floor((covered * 100) / nights.length);
  const anytime = voucherPrices.map(
    (price) => Math.ceil((dearest * price) / Math.max(1, usual) / ROUNDED_TO) * ROUNDED_TO,
  );
  return {
    nightOptions: voucherPrices.map((sellPrice, index) => ({
      nights: index + 1,
      sellPrice,
      refPrice: referencePrice(sellPrice, offer.promo),
    })),
    promo: offer.promo > 0 ? offer.promo : null,
    sellPrices: [
      {
        value: 'standard',
        label: words.usual,
        subtext: words.share(percent),
        tag: null,
        ...byNights(voucherPrices),
      },
      ...(dearest > usual
        ? [{ value: 'anytime', label: words.any, subtext: words.share(100), tag: null, ...byNights(anytime) }]
        : []),
    ],
  };
}

/** A rate's prices by number of nights, from the list for 1, 2, 3 … nights. */
function byNights(
  prices: readonly number[],
): Pick<GiftPrices['sellPrices'][number], 'sellPrice' | 'sellPricePerLos'> {
  return {
    sellPrice: prices[0] ?? 0,
    sellPricePerLos: Object.fromEntries(prices.map((price, index) => [index + 1, price])),
  };
}
