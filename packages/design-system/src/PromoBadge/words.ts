import { defineWords } from '../words/index.ts';

/** What a promotion badge says to those who cannot see it. */
export interface PromoBadgeWords {
  off: (percent: number) => string;
}

export const promoBadgeWords = defineWords<PromoBadgeWords>({
  en: { off: (percent) => `${percent}% off` },
  fr: { off: (percent) => `${percent} % de réduction` },
  es: { off: (percent) => `${percent} % de descuento` },
  it: { off: (percent) => `${percent}% di sconto` },
  nl: { off: (percent) => `${percent}% korting` },
});
