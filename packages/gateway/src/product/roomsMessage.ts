import type { Language } from '@sabadora/place-names';

const WORDS: Readonly<Record<Language, readonly [rooms: string, people: string]>> = {
  fr: ['chambres pour', 'personnes'],
  es: ['habitaciones para', 'personas'],
  it: ['camere per', 'persone'],
  nl: ['kamers voor', 'personen'],
  en: ['rooms for', 'people'],
};

/** "2 rooms for 4 people"; both counts are 2 or more. */
export function roomsMessage(rooms: number, people: number, language: Language): string {
  const [roomsFor, persons] = WORDS[language];
  return `${rooms} ${roomsFor} ${people} ${persons}`;
}
