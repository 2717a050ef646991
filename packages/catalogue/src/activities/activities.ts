import type { Language } from '@sabadora/place-names';
import type { ActivityRecord } from '../records.ts';
import { ACTIVITY_RECIPES, type ActivityRecipe, BEFORE_BUYING, MEETING_POINT } from './recipes/index.ts';
import { THEMES } from '../wording/codes.ts';
import type { Hotel } from '../hotels/hotels.ts';
import { eachLanguage, phraseIn, say } from '../wording/phrases.ts';
import { createRandom, type Random } from '@sabadora/pictures/random';
import { type ActivityTag, TAGS } from './tags/index.ts';
import { suitsHotel } from '../offers/whatFits.ts';
import { itemIdOfTag, minutesOfItems } from '../stays/items/index.ts';

/** Weights of the number of activities of a hotel: two for five hotels on average. */
const COUNTS = { 0: 72, 1: 18, 2: 8, 3: 2 } as const;

/** The last digit of a hotel's activity ids starts here, above those of its offers. */
const FIRST_OF_HOTEL = 5;

const COUNTRY_FACTOR = { FR: 1, ES: 0.84, IT: 0.92, NL: 1.06, BE: 1.02 } as const;

const tagOf = new Map(TAGS.map((tag) => [tag.id, tag]));

interface Choice extends ActivityRecipe {
  tag: ActivityTag;
}

const CHOICES: readonly Choice[] = ACTIVITY_RECIPES.flatMap((recipe) => {
  const tag = tagOf.get(recipe.tagId);
  return tag ? [{ ...recipe, tag }] : [];
});

/** The activities without a night of a hotel; they depend only on the hotel. */
export function makeActivities(hotel: Hotel): ActivityRecord[] {
  const random = createRandom('activities', hotel.record.id);
  const possible = CHOICES.filter(({ tag }) => suitsHotel(tag, hotel));
  const chosen = random.some(possible, Number(random.weighted(COUNTS)));
  return chosen.map((choice, nth) => makeActivity(hotel, choice, nth, random));
}

/** "2 h", "1 h 30", "50 min", with no-break spaces. */
function durationText(language: Language, minutes: number): string {
  const hour = language === 'nl' ? 'uur' : 'h';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}\u00a0min`;
  return rest === 0 ? `${hours}\u00a0${hour}` : `${hours}\u00a0${hour}\u00a0${rest}`;
}

/** Cents for each group size in whole euros: each person beyond the second pays a little less. */
function groupPrices(euros: number, [min, max]: ActivityRecipe['group']): number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => {
    const adults = min + more;
    return Math.round(euros * (adults - Math.max(0, adults - 2) * 0.06)) * 100;
  });
}

function makeActivity(hotel: Hotel, choice: Choice, nth: number, random: Random): ActivityRecord {
  const { tag, group } = choice;
  const minutes = random.pick(choice.minutes);
  const longest = Math.max(...choice.minutes);
  const euros =
    choice.euros *
    COUNTRY_FACTOR[hotel.town.countryCode] *
    (0.85 + 0.3 * random.unit()) *
    (hotel.record.stars >= 4 ? 1.12 : 1) *
    // A shorter activity is cheaper, but less than proportionally.
    (0.65 + 0.35 * (minutes / longest));
  const barPrices = groupPrices(euros, group);
  const promo = random.chance(0.3) ? random.pick([10, 10, 15, 20, 25]) : 0;
  const inLanguages = (phrase: Parameters<typeof say>[0]) =>
    eachLanguage((language) => say(phrase, language, hotel.town));
  const also = (choice.alsoTagIds ?? []).flatMap((id) => tagOf.get(id) ?? []);
  const tags = [tag, ...also.filter((other) => suitsHotel(other, hotel) && random.chance(0.5))];
  const itemIds = tags.map(({ id }) => itemIdOfTag(id, hotel.town.countryCode));
  // The duration is the sum of the programme's parts when all of them have one.
  const duration =
    minutesOfItems(itemIds) ?? Math.max(minutes, ...itemIds.map((id) => minutesOfItems([id]) ?? 0));
  const promise = inLanguages(choice.promise);
  const meeting = inLanguages(MEETING_POINT);
  return {
    type: 'activity',
    id: hotel.record.id * 10 + FIRST_OF_HOTEL + nth,
    hotelId: hotel.record.id,
    published: true,
    labels: inLanguages(random.pick(choice.labels)),
    headwords: eachLanguage((language) =>
      [durationText(language, duration), ...tags.map(({ names }) => names[language])].join(' · '),
    ),
    descriptions: eachLanguage((language) => [promise[language], meeting[language]]),
    themeIds: tag.themes.map((theme) => THEMES[theme].id),
    tagIds: tags.map(({ id }) => id),
    minAdults: group[0],
    barPrices: barPrices,
    sellPrices: barPrices.map((price) => Math.round((price * (100 - promo)) / 10_000) * 100),
    quality: Math.round(Math.min(1, Math.max(0, hotel.quality + (random.unit() - 0.5) * 0.2)) * 1000) / 1000,
    scene: hotel.scene,
    pictureCount: random.int(3, 5),
    itemIds,
    importantInfos: eachLanguage((language) => BEFORE_BUYING.map((phrase) => phraseIn(phrase, language))),
  };
}
