/** The small words around a price. */
export interface PriceTagWords {
  /** Before the lowest of several prices. */
  from: string;
  /** Between the price and the struck-through price, for screen readers only. */
  insteadOf: string;
  perNight: (price: string) => string;
}

export const en: PriceTagWords = {
  from: 'from',
  insteadOf: 'instead of',
  perNight: (price) => `${price} per night`,
};

export const fr: PriceTagWords = {
  from: 'dès',
  insteadOf: 'au lieu de',
  perNight: (price) => `${price} par nuit`,
};

export const es: PriceTagWords = {
  from: 'desde',
  insteadOf: 'en lugar de',
  perNight: (price) => `${price} por noche`,
};

export const it: PriceTagWords = {
  from: 'da',
  insteadOf: 'invece di',
  perNight: (price) => `${price} a notte`,
};

export const nl: PriceTagWords = {
  from: 'vanaf',
  insteadOf: 'in plaats van',
  perNight: (price) => `${price} per nacht`,
};
