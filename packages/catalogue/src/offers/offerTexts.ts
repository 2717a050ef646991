import type { LocalLines, LocalText } from '@sabadora/place-names';
import type { ProgramLine } from '../records.ts';
import type { Hotel } from '../hotels/hotels.ts';
import {
  BREAKFASTS,
  DINNERS,
  FAMILY_ROOM,
  FLAT,
  INCLUDED,
  LABELS,
  PITCH,
  PROMISES,
  ROOMS,
  SUITE,
} from './phrases/index.ts';
import { eachLanguage, listed, type Phrase, say, uncapitalised } from '../wording/phrases.ts';
import { createRandom, type Random } from '@sabadora/pictures/random';
import type { ActivityTag } from '../activities/tags/index.ts';
import type { Theme } from '../wording/codes.ts';
import type { RoomType } from '../rooms/rooms.ts';
import { dinnerItemId, isDatedItem, isDinnerTag, itemIdOfTag } from '../stays/items/index.ts';

/** What a stay includes in addition to the room. */
export interface Recipe {
  theme: Theme;
  hasBreakfast: boolean;
  hasDinner: boolean;
  tags: readonly ActivityTag[];
}

export interface OfferTexts {
  labels: LocalText;
  /** The programme in one line, without the room. */
  headwords: LocalText;
  descriptions: LocalLines;
  program: ProgramLine[];
  roomType: RoomType;
}

/** The room of a stay: its type, and its line in the programme. */
type RoomChoice = readonly [RoomType, Phrase];

function roomOf({ type, record }: Hotel, theme: Theme, random: Random): RoomChoice {
  if (type === 'camping') return ['tent', PITCH];
  if (type === 'aparthotel') return ['studio', FLAT];
  if (theme === 'family') return ['family', FAMILY_ROOM];
  return record.stars >= 4 && (theme === 'luxury' || random.chance(0.12))
    ? ['suite', SUITE]
    : random.pick(ROOMS);
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Weekdays of an activity: at least one of any two consecutive days, so that every stay has one. */
const WEEKS = [EVERY_DAY, EVERY_DAY, [2, 3, 4, 5, 6, 7], [1, 3, 4, 5, 6, 7], [1, 3, 5, 7], [2, 4, 6, 7]];

function tagLine({ id, names }: ActivityTag, { record, town }: Hotel, theme: Theme): ProgramLine {
  const itemId = itemIdOfTag(id, town.countryCode);
  if (isDinnerTag(id)) return { type: 'DINNER', titles: names, itemId, weekdays: null };
  const weekdays = isDatedItem(id) ? createRandom('weekdays', record.id, theme, id).pick(WEEKS) : null;
  return { type: 'ACTIVITY', titles: names, itemId, weekdays };
}

/** The name and texts of an offer, and the lines of its programme. */
export function offerTexts(
  hotel: Hotel,
  { theme, hasBreakfast, hasDinner, tags }: Recipe,
  random: Random,
): OfferTexts {
  const inLanguages = (phrase: Phrase) => eachLanguage((language) => say(phrase, language, hotel.town));
  const [roomType, roomLine] = roomOf(hotel, theme, random);
  const room = inLanguages(roomLine);
  const program: ProgramLine[] = [{ type: 'ROOM', titles: room, itemId: null, weekdays: null }];
  if (hasBreakfast) {
    const [itemId, phrase] = random.pick(BREAKFASTS);
    program.push({ type: 'BREAKFAST', titles: inLanguages(phrase), itemId, weekdays: null });
  }
  if (hasDinner) {
    const [kind, phrase] = random.pick(DINNERS);
    const itemId = dinnerItemId(kind, hotel.town.countryCode);
    program.push({ type: 'DINNER', titles: inLanguages(phrase), itemId, weekdays: null });
  }
  program.push(...tags.map((tag) => tagLine(tag, hotel, theme)));
  const labels = inLanguages(random.pick(LABELS[theme]));
  const promise = inLanguages(random.pick(PROMISES[theme]));
  const included = inLanguages(INCLUDED);
  const extras = program.slice(1);
  return {
    roomType,
    labels,
    program,
    headwords: eachLanguage((language) =>
      extras.length > 0 ? extras.map(({ titles }) => titles[language]).join(' · ') : room[language],
    ),
    descriptions: eachLanguage((language) => {
      const colon = language === 'fr' ? ' : ' : ': ';
      const lines = program.map(({ titles }) => uncapitalised(titles[language]));
      return [promise[language], `${included[language]}${colon}${listed(language, lines)}.`];
    }),
  };
}
