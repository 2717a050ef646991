import type { Locale } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import { postalPattern } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { countryOf } from '../locale.ts';

/** A post code as it is typed: "59000", "F-59000", "1012 AB", or its first digits. Folded. */
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

/** A place, with the code it has; without where only its first digits are known to be there. */
interface CodeHit {
  placeId: number;
  postalCode?: string;
}

/** Post codes equal to one of `equal`, or that begin as `start`. */
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
  // Several countries use the same digits: the visitor's own comes first where it has the code.
  const best = rows.filter(({ rank }) => rank === rows[0]?.rank);
  const atHome = best.filter(({ is_own_country }) => is_own_country);
  return atHome.length > 0 ? atHome : best;
}

/**
 * Places that have a post code, or codes that begin so, most likely first. Where no town is known to have it, the
 * department or province of its first digits.
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
