/** What a promotion badge says to those who cannot see it. */
export interface PromoBadgeWords {
  off: (percent: number) => string;
}

export const en: PromoBadgeWords = { off: (percent) => `${percent}% off` };

export const fr: PromoBadgeWords = { off: (percent) => `${percent} % de réduction` };

export const es: PromoBadgeWords = { off: (percent) => `${percent} % de descuento` };

export const it: PromoBadgeWords = { off: (percent) => `${percent}% di sconto` };

export const nl: PromoBadgeWords = { off: (percent) => `${percent}% korting` };
