import type { DestinationData } from '@sabadora/api';
import type { Locale } from '@sabadora/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { foldName, searchForms } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { countryOf, languageOf } from '../locale.ts';
import { findByPostalCode, postalCodeIn } from './postalCodeSearch.ts';
import { type Suggested, suggestionsOf } from './suggestionsOf.ts';

/**
 * Shorter terms are searched only at the start of names, because no index supports a search inside names for them.
 */
const WORD_SEARCH_LENGTH = 3;

/** Shorter terms are not searched for typing errors. */
const FUZZY_LENGTH = 4;

/** Least similarity of a fuzzy match, relative to the best one. */
const NEAR_BEST = 0.7;

/** Factors for names in another language than the visitor's, and for places in another country. */
const FOREIGN_NAME = 0.85;
const FOREIGN_COUNTRY = 0.6;

interface Hit {
  place_id: number | null;
  hotel_id: number | null;
  /** Similarity to the term, 0 to 1. */
  likeness: number;
}

function toSuggested({ place_id, hotel_id }: Hit): Suggested[] {
  if (place_id !== null) return [{ placeId: place_id }];
  return hotel_id === null ? [] : [{ hotelId: hotel_id }];
}

interface NameQuery {
  matches: RawBuilder<boolean>;
  /** Smaller is a better match, regardless of the weight. */
  rank: RawBuilder<number>;
  /** Similarity to the term, 0 to 1; multiplied with the weight. */
  likeness: RawBuilder<number>;
}

async function findNames(
  db: Kysely<Tables>,
  { matches, rank, likeness }: NameQuery,
  locale: Locale,
  limit: number,
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select place_id, hotel_id, likeness
    from (
      select distinct on (n.place_id, n.hotel_id) n.place_id, n.hotel_id, n.folded, ${rank} as rank, ${likeness} as likeness,
        n.weight * ${likeness}
          * case when n.language is null or n.language = ${languageOf(locale)} then 1 else ${sql.lit(FOREIGN_NAME)} end
          * case when p.country_code is null or p.country_code = ${countryOf(locale)} then 1 else ${sql.lit(FOREIGN_COUNTRY)} end
          as likelihood
      from search_name n
      left join hotel h on h.id = n.hotel_id
      left join place p on p.id = coalesce(n.place_id, h.country_id)
      where ${matches} and not n.is_postal_code and (h.id is null or h.active)
      order by n.place_id, n.hotel_id, rank, likelihood desc
    ) as best
    order by rank, likelihood desc, folded, place_id, hotel_id
    limit ${limit}`.execute(db);
  return rows;
}

/** Names equal to the term, then names that start with it, then names with a word that starts with it. */
function startingWith(folded: string): NameQuery {
  const start = `${folded}%`;
  const inside = `% ${folded}%`;
  return {
    matches:
      folded.length < WORD_SEARCH_LENGTH
        ? sql`n.folded like ${start}`
        : sql`(n.folded like ${start} or n.folded like ${inside})`,
    rank: sql`case when n.folded = ${folded} then 0 when n.folded like ${start} then 1 else 2 end`,
    likeness: sql`1::real`,
  };
}

/** Names that share many trigrams with the term, most similar first. */
function lookingLike(folded: string): NameQuery {
  return {
    matches: sql`n.folded % ${folded}`,
    rank: sql`round((1 - similarity(n.folded, ${folded}))::numeric, 1)`,
    likeness: sql`similarity(n.folded, ${folded})`,
  };
}

/** Abbreviations in place names, with their long forms. */
const ABBREVIATIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bst\b/g, ['saint', 'sint', 'san', 'sankt']],
  [/\bste\b/g, ['sainte']],
  [/\bsta\b/g, ['santa']],
  [/\bmt\b/g, ['mont', 'monte']],
];

/**
 * The forms in which a typed name is searched, likeliest first: as typed, with abbreviations expanded, and without an
 * article or a word for its kind ("l'île de Ré", "la Costa Brava").
 */
function waysToRead(folded: string): string[] {
  let spelt = [folded];
  for (const [short, words] of ABBREVIATIONS) {
    spelt = spelt.flatMap((name) => [
      name,
      ...(name.search(short) < 0 ? [] : words.map((word) => name.replaceAll(short, word))),
    ]);
  }
  return [...new Set([...spelt, ...spelt.flatMap(searchForms)])];
}

async function findByName(
  db: Kysely<Tables>,
  folded: string,
  locale: Locale,
  limit: number,
): Promise<Suggested[]> {
  const ways = waysToRead(folded);
  for (const way of ways) {
    const hits = await findNames(db, startingWith(way), locale, limit);
    if (hits.length > 0) return hits.flatMap(toSuggested);
  }
  if (folded.length < FUZZY_LENGTH) return [];
  const hits = await findNames(db, lookingLike(folded), locale, limit);
  const best = hits[0]?.likeness ?? 0;
  return hits.filter(({ likeness }) => likeness >= best * NEAR_BEST).flatMap(toSuggested);
}

/**
 * Places and hotels that `term` may mean, most likely first, each once (SE-059): by name or post code. Accents, case
 * and punctuation are ignored, and names in all languages are searched; an empty term finds nothing.
 */
export async function suggestDestinations(
  db: Kysely<Tables>,
  term: string,
  locale: Locale,
  limit: number,
): Promise<DestinationData[]> {
  // Folding leaves only letters, digits and spaces, so the term contains no wildcard.
  const folded = foldName(term);
  if (folded === '') return [];
  const code = postalCodeIn(folded);
  const coded = code === undefined ? [] : await findByPostalCode(db, code, locale, limit);
  const found = coded.length > 0 ? coded : await findByName(db, folded, locale, limit);
  return suggestionsOf(db, found, locale);
}

/** Number of recommended places of each kind, in the order shown. */
const RECOMMENDED = [
  ['city', 6],
  ['touristicregion', 2],
  ['region', 3],
  ['searesort', 1],
  ['skiresort', 1],
] as const;

/** The places with the most hotels, those in the visitor's country first (SE-060). */
export async function recommendDestinations(db: Kysely<Tables>, locale: Locale): Promise<DestinationData[]> {
  const country = countryOf(locale);
  const perKind = RECOMMENDED.map(
    ([
      kind,
      count,
    ]) => sql`(select id from place where kind = ${kind} and hotel_count > 0 and same_as_id is null
      order by country_code = ${country} desc, hotel_count desc, population desc, id limit ${sql.lit(count)})`,
  );
  const { rows } = await sql<{ id: number }>`${sql.join(perKind, sql` union all `)}`.execute(db);
  return suggestionsOf(
    db,
    rows.map(({ id }) => ({ placeId: id })),
    locale,
  );
}
