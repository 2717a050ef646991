import type { Phrase } from '../../wording/phrases.ts';
import { CULTURE } from './culture.ts';
import { FAMILY } from './family.ts';
import { OUTDOORS } from './outdoors.ts';
import { TABLE } from './table.ts';
import { WATER } from './water.ts';
import { WELLNESS } from './wellness.ts';
import type { ActivityRecipe } from './recipe.ts';

export type { ActivityRecipe };

/** The recipes of all activities, in the order of the tags. */
export const ACTIVITY_RECIPES: readonly ActivityRecipe[] = [
  ...WELLNESS,
  ...TABLE,
  ...CULTURE,
  ...OUTDOORS,
  ...WATER,
  ...FAMILY,
];

/** Sentence about the meeting point after the description of every activity. */
export const MEETING_POINT: Phrase = [
  'Le rendez-vous est à l’hôtel ; il n’est pas nécessaire d’y dormir.',
  'El punto de encuentro es el hotel; no hace falta alojarse en él.',
  'Il ritrovo è in hotel; non è necessario pernottare.',
  'Je wordt in het hotel verwacht; overnachten hoeft niet.',
  'You meet at the hotel; there is no need to stay the night.',
];

/** Important information about every activity. */
export const BEFORE_BUYING: readonly Phrase[] = [
  [
    'Réservez votre jour au moins 48 heures à l’avance.',
    'Reserva el día con al menos 48 horas de antelación.',
    'Prenota il giorno con almeno 48 ore di anticipo.',
    'Reserveer je dag minstens 48 uur van tevoren.',
    'Book your day at least 48 hours ahead.',
  ],
  [
    'Présentez votre bon à l’arrivée, imprimé ou sur votre téléphone.',
    'Enseña tu bono al llegar, impreso o en el móvil.',
    'Mostra il buono all’arrivo, stampato o sul telefono.',
    'Laat je bon bij aankomst zien, op papier of op je telefoon.',
    'Show your voucher on arrival, on paper or on your phone.',
  ],
];
