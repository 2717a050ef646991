/** Screen reader texts before the parts of a review, which replace its icons. */
export interface ReviewCardWords {
  /** Before what the guest liked. */
  liked: string;
  /** Before what the guest disliked. */
  disliked: string;
}

export const en: ReviewCardWords = { liked: 'Liked:', disliked: 'Disliked:' };
export const fr: ReviewCardWords = { liked: 'Points positifs :', disliked: 'Points négatifs :' };
export const es: ReviewCardWords = { liked: 'Lo mejor:', disliked: 'Lo peor:' };
export const it: ReviewCardWords = { liked: 'Punti positivi:', disliked: 'Punti negativi:' };
export const nl: ReviewCardWords = { liked: 'Pluspunten:', disliked: 'Minpunten:' };
