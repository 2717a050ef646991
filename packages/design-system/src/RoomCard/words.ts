/** The texts of a `RoomCard` in one language. */
export interface RoomCardWords {
  /** Text of the details button; screen readers announce the room's name after it. */
  details: string;
  /** Accessible name of the list of facts. */
  facts: string;
}

export const en: RoomCardWords = { details: 'Room details', facts: 'At a glance' };
export const fr: RoomCardWords = { details: 'Détails de la chambre', facts: 'En bref' };
export const es: RoomCardWords = { details: 'Detalles de la habitación', facts: 'De un vistazo' };
export const it: RoomCardWords = { details: 'Dettagli della camera', facts: 'In breve' };
export const nl: RoomCardWords = { details: 'Details van de kamer', facts: 'In het kort' };
