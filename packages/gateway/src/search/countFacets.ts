import { PRICE_SLIDER_MAX } from '@sabadora/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { SearchCriteria } from './criteria.ts';
import { findDestination } from './destination.ts';
import { isCandidate, OFFERS_FROM, panelFilters, type PanelProperty, stayTerms } from './fitting.ts';
import { payingPeople } from './party.ts';

/** Width of a step of the price histogram, cents. */
export const PRICE_STEP = 1000;

/** The last step begins here and has no end: beyond it the slider means "no maximum" (SE-129). */
export const LAST_PRICE_STEP = PRICE_SLIDER_MAX * 100;

/** Least review scores that are counted (D-108). */
const SCORES = [9, 8, 7];

/** Hotels per value of each property; a value that no hotel has is absent. */
export interface FacetCounts {
  /** Hotels that match the whole selection. */
  totalCount: number;
  counts: Record<PanelProperty | 'pets', Map<string, number>>;
}

const PROPERTIES = ['price', 'score', 'facility', 'stars', 'style', 'type', 'environment', 'tag'] as const;

/** Properties that differ between the offers of a hotel; the others are the hotel's own. */
const OF_OFFER = ['price', 'tag'] as const;

const holds = (property: PanelProperty) => sql.ref(`fits_${property}`);

/** All filters of the panel but `property`'s own hold, which is what its values are counted under. */
function othersHold(property: PanelProperty | undefined): RawBuilder<unknown> {
  return sql.join(PROPERTIES.filter((other) => other !== property).map(holds), sql` and `);
}

/** One value per hotel, or several: `values` is an SQL set over the columns of `one`. */
function countOfHotels(
  property: PanelProperty,
  value: RawBuilder<unknown>,
  values: RawBuilder<unknown> = sql``,
) {
  return sql`select ${property} as property, (${value})::text as value, count(*)::int as count
    from hotels ${values} where ${othersHold(property)} group by 2`;
}

/** Values of offers: a hotel counts once for each value that any of its offers has. */
function countOfOffers(
  property: (typeof OF_OFFER)[number],
  value: RawBuilder<unknown>,
  values: RawBuilder<unknown> = sql``,
) {
  return sql`select ${property} as property, (${value})::text as value, count(distinct hotel_id)::int as count
    from offers ${values} where ${othersHold(property)} group by 2`;
}

/**
 * Counts hotels for every value of every property as if that value alone were chosen in its property, the choices in
 * all other properties kept. So what is chosen in a property does not shrink its own counts (SE-140, D-067).
 */
export async function countFacets(
  db: Kysely<Tables>,
  criteria: SearchCriteria,
  today: string,
): Promise<FacetCounts> {
  const { where } = await findDestination(db, criteria);
  const { petsAllowed, ...unbound } = criteria;
  const terms = stayTerms(criteria, today);
  const filters = panelFilters(criteria, terms);
  const fits = PROPERTIES.map((property) => sql`${filters[property] ?? sql`true`} as ${holds(property)}`);
  const shares = criteria.isGift
    ? sql`1`
    : sql`(${sql.lit(payingPeople(criteria.party))}::bigint * ${terms.nights})`;
  const priceStep = sql`least(floor(${terms.total}::numeric / ${shares} / ${sql.lit(PRICE_STEP)}) * ${sql.lit(PRICE_STEP)}, ${sql.lit(LAST_PRICE_STEP)})::int`;
  const candidates = isCandidate({ ...unbound, petsAllowed: false }, where, terms, today);
  const needsPets = petsAllowed ? sql`h.pets_allowed` : sql`true`;
  const score = sql`unnest(array[${sql.join(SCORES.map((least) => sql.lit(least)))}]) as least`;
  const { rows } = await sql<{ property: PanelProperty | 'pets' | 'total'; value: string; count: number }>`
    with candidates as materialized (
      select h.id as hotel_id, h.type, h.environments, h.styles, h.stars, h.facility_ids, h.review_average, h.pets_allowed,
        o.tag_ids, ${priceStep} as price_step, ${needsPets} as fits_pets, ${sql.join(fits)}
      from ${OFFERS_FROM}
      where ${candidates}
    ),
    offers as (select * from candidates where fits_pets),
    hotels as materialized (
      select distinct on (hotel_id) hotel_id, type, environments, styles, stars, facility_ids, review_average,
        fits_score, fits_facility, fits_stars, fits_style, fits_type, fits_environment, true as fits_price, true as fits_tag
      from offers where fits_price and fits_tag
      order by hotel_id
    )
    select 'total' as property, '' as value, count(*)::int as count from hotels where ${othersHold(undefined)}
    union all ${countOfHotels('type', sql`type`)}
    union all ${countOfHotels('stars', sql`stars`)}
    union all ${countOfHotels('environment', sql`one`, sql`cross join unnest(environments) as one`)}
    union all ${countOfHotels('style', sql`one`, sql`cross join unnest(styles) as one`)}
    union all ${countOfHotels('facility', sql`one`, sql`cross join unnest(facility_ids) as one`)}
    union all ${countOfHotels('score', sql`least`, sql`join ${score} on review_average >= least`)}
    union all ${countOfOffers('price', sql`price_step`)}
    union all ${countOfOffers('tag', sql`one`, sql`cross join unnest(tag_ids) as one`)}
    union all select 'pets', 'pets', count(distinct hotel_id)::int from candidates where pets_allowed and ${othersHold(undefined)}`.execute(
    db,
  );
  const counts = {} as FacetCounts['counts'];
  for (const property of [...PROPERTIES, 'pets'] as const) {
    counts[property] = new Map(
      rows.filter((row) => row.property === property).map(({ value, count }) => [value, count]),
    );
  }
  return { totalCount: rows.find((row) => row.property === 'total')?.count ?? 0, counts };
}
