/** What a gift-box card says by itself. */
export interface BoxCardWords {
  /** Call to action. */
  seeBox: string;
  /** Button that gives the box at once (PR-088). */
  offer: string;
}

export const en: BoxCardWords = { seeBox: 'See box', offer: 'Offer' };
export const fr: BoxCardWords = { seeBox: 'Voir le coffret', offer: 'Offrir' };
export const es: BoxCardWords = { seeBox: 'Ver la caja', offer: 'Regalar' };
export const it: BoxCardWords = { seeBox: 'Vedi il cofanetto', offer: 'Regala' };
export const nl: BoxCardWords = { seeBox: 'Bekijk box', offer: 'Cadeau doen' };
