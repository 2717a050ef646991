/** Screen reader texts of a `PromoBadge` in one language. */
export interface PromoBadgeWords {
  off: (percent: number) => string;
}

export const en: PromoBadgeWords = { off: (percent) => `${percent.toLocaleString('en')}% off` };

export const fr: PromoBadgeWords = { off: (percent) => `${percent.toLocaleString('fr')} % de réduction` };

export const es: PromoBadgeWords = { off: (percent) => `${percent.toLocaleString('es')} % de descuento` };

export const it: PromoBadgeWords = { off: (percent) => `${percent.toLocaleString('it')}% di sconto` };

export const nl: PromoBadgeWords = { off: (percent) => `${percent.toLocaleString('nl')}% korting` };
