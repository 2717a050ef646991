import { defineWords } from '../words/index.ts';

/** The small words around a price. */
export interface PriceTagWords {
  /** Before the lowest of several prices. */
  from: string;
  /** Between the price and the struck one; only heard. */
  insteadOf: string;
  perNight: (price: string) => string;
}

export const priceTagWords = defineWords<PriceTagWords>({
  en: { from: 'from', insteadOf: 'instead of', perNight: (price) => `${price} per night` },
  fr: { from: 'dès', insteadOf: 'au lieu de', perNight: (price) => `${price} par nuit` },
  es: { from: 'desde', insteadOf: 'en lugar de', perNight: (price) => `${price} por noche` },
  it: { from: 'da', insteadOf: 'invece di', perNight: (price) => `${price} a notte` },
  nl: { from: 'vanaf', insteadOf: 'in plaats van', perNight: (price) => `${price} per nacht` },
});
