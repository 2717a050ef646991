import type { LocalLines } from '@sabadora/place-names';
import { type Environment, FACILITIES, type Facility, type HotelType, type Style } from '../wording/codes.ts';
import { ON_SITE, OPENINGS, STYLE_PHRASES, TYPE_PHRASES } from './phrases/index.ts';
import { eachLanguage, listed, say, uncapitalised } from '../wording/phrases.ts';
import type { Town } from '../places/places.ts';
import type { Random } from '@sabadora/pictures/random';

interface HotelTextInput {
  type: HotelType;
  scene: Environment;
  styles: readonly Style[];
  facilities: ReadonlySet<Facility>;
  town: Town;
  random: Random;
}

/** Facilities that are not mentioned in the text. */
const NOT_WORTH_TELLING: ReadonlySet<Facility> = new Set(['wifi', 'accessible', 'air_conditioning']);

/** Two or three paragraphs about a house, with the same content in each language. */
export function hotelTexts({ type, scene, styles, facilities, town, random }: HotelTextInput): LocalLines {
  const opening = random.pick(OPENINGS[scene]);
  const ofType = random.pick(TYPE_PHRASES[type]);
  const ofStyles = random.some(styles, 2).map((style) => STYLE_PHRASES[style]);
  const told = [...facilities].filter((facility) => !NOT_WORTH_TELLING.has(facility)).slice(0, 5);
  return eachLanguage((language) => {
    const names = told.map((facility) => uncapitalised(FACILITIES[facility].names[language]));
    const colon = language === 'fr' ? ' : ' : ': ';
    return [
      `${say(opening, language, town)} ${say(ofType, language, town)}`,
      ...(ofStyles.length > 0 ? [ofStyles.map((phrase) => say(phrase, language, town)).join(' ')] : []),
      ...(names.length > 1 ? [`${say(ON_SITE, language, town)}${colon}${listed(language, names)}.`] : []),
    ];
  });
}
