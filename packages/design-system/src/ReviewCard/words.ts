/** Heard before the parts of a review, because their drawings cannot be heard. */
export interface ReviewCardWords {
  /** Before what pleased. */
  liked: string;
  /** Before what did not. */
  disliked: string;
}

export const en: ReviewCardWords = { liked: 'Liked:', disliked: 'Disliked:' };
export const fr: ReviewCardWords = { liked: 'Points positifs :', disliked: 'Points négatifs :' };
export const es: ReviewCardWords = { liked: 'Lo mejor:', disliked: 'Lo peor:' };
export const it: ReviewCardWords = { liked: 'Punti positivi:', disliked: 'Punti negativi:' };
export const nl: ReviewCardWords = { liked: 'Pluspunten:', disliked: 'Minpunten:' };
