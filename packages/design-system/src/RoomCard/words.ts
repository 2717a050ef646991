/** What a room's card says by itself. */
export interface RoomCardWords {
  /** On the button that shows all about the room; the room's name is heard after it. */
  details: string;
  /** Names the list of facts for assistive technology. */
  facts: string;
}

export const en: RoomCardWords = { details: 'Room details', facts: 'At a glance' };
export const fr: RoomCardWords = { details: 'Détails de la chambre', facts: 'En bref' };
export const es: RoomCardWords = { details: 'Detalles de la habitación', facts: 'De un vistazo' };
export const it: RoomCardWords = { details: 'Dettagli della camera', facts: 'In breve' };
export const nl: RoomCardWords = { details: 'Details van de kamer', facts: 'In het kort' };
