import { addDays, type IsoDay } from '@sabadora/days';
import { createRandom, type Random } from '@sabadora/pictures/random';
import type { Hotel } from '../hotels/hotels.ts';
import type { CountryCode } from '../places/places.ts';
import type { ReviewRecord } from '../records.ts';
import { DUTCH } from './phrases/dutch.ts';
import { FRENCH } from './phrases/french.ts';
import { ITALIAN } from './phrases/italian.ts';
import { SPANISH } from './phrases/spanish.ts';
import {
  type Complaint,
  COMPLAINTS,
  type Praise,
  PRAISE,
  type ReviewLanguage,
  type ReviewPhrases,
} from './phrases/topics.ts';

/** Ids of a hotel's reviews begin at its own id times this. */
const IDS_PER_HOTEL = 100;

/** Reviews are from the two years before this fixed day, so they do not change over time. */
const LAST_DAY: IsoDay = '2026-10-31';
const DAYS = 730;

const PHRASES: Readonly<Record<ReviewLanguage, ReviewPhrases>> = {
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
};

/** Percentage of languages in which guests review houses of a country. */
const LANGUAGES_OF: Readonly<Record<CountryCode, Readonly<Record<ReviewLanguage, number>>>> = {
  FR: { fr: 74, es: 8, it: 7, nl: 11 },
  ES: { fr: 16, es: 70, it: 7, nl: 7 },
  IT: { fr: 14, es: 7, it: 72, nl: 7 },
  NL: { fr: 12, es: 4, it: 3, nl: 81 },
  BE: { fr: 44, es: 4, it: 3, nl: 49 },
};

const INITIALS = 'A B C D F G H L M P R S T V'.split(' ');

const TRAVELLERS = { couple: 58, family: 20, friends: 13, solo: 9 } as const;

/** One sentence for each of `count` randomly chosen topics; null when there are none. */
function sentences<Topic extends string>(
  topics: readonly Topic[],
  phrases: Readonly<Record<Topic, readonly string[]>>,
  count: number,
  random: Random,
): string | null {
  const chosen = random.some(topics, count);
  return chosen.length === 0 ? null : chosen.map((topic) => random.pick(phrases[topic])).join(' ');
}

/** Reviews of a hotel: 12 to 40 around its average, fewer when it has fewer ratings. */
export function makeReviews(hotel: Hotel): ReviewRecord[] {
  const { id, reviewCount, reviewAverage } = hotel.record;
  if (reviewAverage === null) return [];
  const random = createRandom('reviews', id);
  const praise = (Object.keys(PRAISE) as Praise[]).filter((topic) => PRAISE[topic](hotel));
  const complaints = (Object.keys(COMPLAINTS) as Complaint[]).filter((topic) => COMPLAINTS[topic](hotel));
  // The third power makes most counts lower than twenty.
  const count = Math.min(reviewCount, 12 + Math.floor(random.unit() ** 3 * 29));
  return Array.from({ length: count }, (_, nth) => {
    const language = random.weighted(LANGUAGES_OF[hotel.town.countryCode]);
    const phrases = PHRASES[language];
    const average =
      Math.round(Math.min(10, Math.max(3, reviewAverage + (random.unit() + random.unit() - 1) * 2)) * 10) /
      10;
    const complains = random.chance(Math.min(0.95, Math.max(0.1, (9.6 - average) / 2.5)));
    return {
      type: 'review',
      id: id * IDS_PER_HOTEL + nth,
      hotelId: id,
      language,
      customer: `${random.pick(phrases.names)} ${random.pick(INITIALS)}.`,
      reviewType: random.weighted(TRAVELLERS),
      day: addDays(LAST_DAY, -random.int(0, DAYS - 1)),
      average,
      positive:
        average < 5
          ? null
          : sentences(praise, phrases.praise, average >= 8.5 ? random.int(2, 3) : random.int(1, 2), random),
      negative:
        complains || average < 5
          ? sentences(complaints, phrases.complaint, average < 7 ? 2 : 1, random)
          : null,
    };
  }).filter(({ positive, negative }) => positive !== null || negative !== null) as ReviewRecord[];
}
