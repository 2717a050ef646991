import type { Phrase } from '../../wording/phrases.ts';
import { CULTURE } from './culture.ts';
import { FAMILY } from './family.ts';
import { OUTDOORS } from './outdoors.ts';
import { TABLE } from './table.ts';
import { WATER } from './water.ts';
import { WELLNESS } from './wellness.ts';
import type { ActivityRecipe } from './recipe.ts';

export type { ActivityRecipe };

/** In the order of the tags. */
export const ACTIVITY_RECIPES: readonly ActivityRecipe[] = [
  ...WELLNESS,
  ...TABLE,
  ...CULTURE,
  ...OUTDOORS,
  ...WATER,
  ...FAMILY,
];

/** What comes with every activity, after what happens. */
export const MEETING_POINT: Phrase = [
  'Le rendez-vous est à l’hôtel ; il n’est pas nécessaire d’y dormir.',
  'El punto de encuentro es el hotel; no hace falta alojarse en él.',
  'Il ritrovo è in hotel; non è necessario pernottare.',
  'Je vertrekt vanaf het hotel; overnachten hoeft niet.',
  'You meet at the hotel; there is no need to stay the night.',
];
