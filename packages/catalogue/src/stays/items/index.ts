import type { LocalLines, LocalText } from '@sabadora/place-names';
import type { CountryCode } from '../../places/places.ts';
import type { ProgramItemRecord } from '../../records.ts';
import { eachLanguage, type Phrase, phraseIn } from '../../wording/phrases.ts';
import { CULTURE_ITEMS, OUTDOOR_ITEMS } from './culture.ts';
import { type DinnerKind, dinnerItemId, MEAL_ITEMS } from './meals.ts';
import { HOURS, type ItemRow, PLACES, WAYS } from './shared.ts';
import { TABLE_ITEMS } from './table.ts';
import { FAMILY_ITEMS, WATER_ITEMS } from './water.ts';
import { WELLNESS_ITEMS } from './wellness.ts';

export { BREAKFAST_IDS, type DinnerKind, dinnerItemId } from './meals.ts';

const ITEMS: readonly ItemRow[] = [
  ...WELLNESS_ITEMS,
  ...TABLE_ITEMS,
  ...CULTURE_ITEMS,
  ...OUTDOOR_ITEMS,
  ...WATER_ITEMS,
  ...FAMILY_ITEMS,
  ...MEAL_ITEMS,
];

const DATED = new Set(ITEMS.flatMap(({ id, isDated }) => (isDated ? [id] : [])));

/** Whether the guest chooses a day for the item. */
export const isDatedItem = (id: number): boolean => DATED.has(id);

/** Tags that are a dinner instead of an activity. */
const DINNER_TAGS: Readonly<Partial<Record<number, DinnerKind>>> = { 111: 'candlelit', 112: 'tasting' };

const MINUTES = new Map(ITEMS.map(({ id, minutes }) => [id, minutes]));

/** Sum of the minutes of items; undefined when one of them has no duration. */
export function minutesOfItems(ids: readonly number[]): number | undefined {
  let total = 0;
  for (const id of ids) {
    const minutes = MINUTES.get(id);
    if (minutes === undefined) return undefined;
    total += minutes;
  }
  return total;
}

/** Whether an activity tag is a dinner. */
export const isDinnerTag = (tagId: number): boolean => DINNER_TAGS[tagId] !== undefined;

/** The item of an activity tag: the one with its id, or for a dinner, that of the country. */
export function itemIdOfTag(tagId: number, country: CountryCode): number {
  const dinner = DINNER_TAGS[tagId];
  return dinner === undefined ? tagId : dinnerItemId(dinner, country);
}

const textOf = (phrase: Phrase): LocalText => eachLanguage((language) => phraseIn(phrase, language));
const linesOf = (phrases: readonly Phrase[] = []): LocalLines =>
  eachLanguage((language) => phrases.map((phrase) => phraseIn(phrase, language)));

/** The items of all programmes. */
export const itemRecords: readonly ProgramItemRecord[] = ITEMS.map((row) => ({
  type: 'programItem',
  id: row.id,
  details: linesOf(row.details),
  mustKnow: linesOf(row.mustKnow),
  hours: row.hours === undefined ? null : textOf(HOURS[row.hours]),
  place: textOf(PLACES[row.place]),
  how: textOf(WAYS[row.way]),
  why: linesOf(row.why),
  menu: linesOf(row.menu),
  importantInfos: linesOf(),
  minutes: row.minutes ?? null,
  icon: row.icon,
  displayPax: row.place !== 'hotel' || row.isDated === true,
  repeated: row.repeated === true,
}));
