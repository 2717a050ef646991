import type { Locale } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import { postalPattern } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { countryOf } from '../locale.ts';

/** A typed post code, folded: "59000", "F-59000", "1012 AB", or its first digits. */
const TYPED = /^(?:[a-z]{1,2} )?(\d{2,5})(?: ?[a-z]{2})?$/;

/** The digits of a typed post code, or undefined for anything else. */
export function postalCodeIn(folded: string): string | undefined {
  return TYPED.exec(folded)?.[1];
}

interface Row {
  place_id: number;
  folded: string;
  /** Smaller is a better match. */
  rank: number;
  is_own_country: boolean;
}

/** A place with its post code; without a code when only the first digits are known. */
interface CodeHit {
  placeId: number;
  postalCode?: string;
}

/** Finds post codes equal to one of `equal`, or beginning with `start`. */
async function findCodes(
  db: Kysely<Tables>,
  { equal, start }: { equal: readonly string[]; start: string },
  locale: Locale,
  limit: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select place_id, folded, rank, is_own_country
    from (
      select distinct on (n.place_id) n.place_id, n.folded, n.weight, p.country_code = ${countryOf(locale)} as is_own_country,
        case when n.folded = any(${equal}::text[]) then 0 else 1 end as rank
      from search_name n
      join place p on p.id = n.place_id
      where n.is_postal_code and (n.folded = any(${equal}::text[]) or n.folded like ${`${start}%`})
      order by n.place_id, rank, n.folded
    ) as best
    order by rank, is_own_country desc, weight desc, folded, place_id
    limit ${limit}`.execute(db);
  // Several countries have the same codes: only places in the visitor's country are kept, if there are any.
  const best = rows.filter(({ rank }) => rank === rows[0]?.rank);
  const atHome = best.filter(({ is_own_country }) => is_own_country);
  return atHome.length > 0 ? atHome : best;
}

/**
 * Places with a post code, or with codes that begin with it, most likely first. When no town with the code is known,
 * the department or province of its first digits.
 */
export async function findByPostalCode(
  db: Kysely<Tables>,
  code: string,
  locale: Locale,
  limit: number,
): Promise<CodeHit[]> {
  const patterns = [4, 5]
    .filter((length) => length >= code.length)
    .map((length) => postalPattern(code.slice(0, 2), length));
  const whole = { equal: code.length === 2 ? patterns : [code], start: code };
  const found = await findCodes(db, whole, locale, limit);
  const rows =
    found.length > 0 ? found : await findCodes(db, { equal: patterns, start: 'none' }, locale, limit);
  return rows.map(({ place_id: placeId, folded }) =>
    folded.endsWith('x') ? { placeId } : { placeId, postalCode: folded },
  );
}
