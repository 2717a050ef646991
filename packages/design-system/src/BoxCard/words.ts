/** A gift-box card's own words. */
export interface BoxCardWords {
  /** Call to action. */
  seeBox: string;
  /** Text of the button that gives the box at once (PR-088). */
  offer: string;
}

export const en: BoxCardWords = { seeBox: 'See box', offer: 'Offer' };
export const fr: BoxCardWords = { seeBox: 'Voir le coffret', offer: 'Offrir' };
export const es: BoxCardWords = { seeBox: 'Ver la caja', offer: 'Regalar' };
export const it: BoxCardWords = { seeBox: 'Vedi il cofanetto', offer: 'Regala' };
export const nl: BoxCardWords = { seeBox: 'Bekijk box', offer: 'Cadeau doen' };
