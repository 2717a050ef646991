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
import type { Random } from '@sabadora/pictures/random';
import type { ActivityTag } from '../activities/tags/index.ts';
import type { Theme } from '../wording/codes.ts';

/** What a stay includes beside the room. */
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
}

function roomOf({ type, record }: Hotel, theme: Theme, random: Random): Phrase {
  if (type === 'camping') return PITCH;
  if (type === 'aparthotel') return FLAT;
  if (theme === 'family') return FAMILY_ROOM;
  return record.stars >= 4 && (theme === 'luxury' || random.chance(0.12)) ? SUITE : random.pick(ROOMS);
}

/** What an offer is called and says of itself, and the lines of its programme. */
export function offerTexts(
  hotel: Hotel,
  { theme, hasBreakfast, hasDinner, tags }: Recipe,
  random: Random,
): OfferTexts {
  const inLanguages = (phrase: Phrase) => eachLanguage((language) => say(phrase, language, hotel.town));
  const room = inLanguages(roomOf(hotel, theme, random));
  const program: ProgramLine[] = [
    { type: 'ROOM', titles: room },
    ...(hasBreakfast ? [{ type: 'BREAKFAST' as const, titles: inLanguages(random.pick(BREAKFASTS)) }] : []),
    ...(hasDinner ? [{ type: 'DINNER' as const, titles: inLanguages(random.pick(DINNERS)) }] : []),
    ...tags.map(({ names }) => ({ type: 'ACTIVITY' as const, titles: names })),
  ];
  const labels = inLanguages(random.pick(LABELS[theme]));
  const promise = inLanguages(random.pick(PROMISES[theme]));
  const included = inLanguages(INCLUDED);
  const extras = program.slice(1);
  return {
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
