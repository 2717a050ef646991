import type { FacetsResponse, FacetsRequest, FacetValue } from '@sabadora/api';
import {
  CODE_FILTERS,
  type CodeFilter,
  CRITERIA,
  formatMoney,
  type Locale,
  readLists,
  readStay,
  SCORE_OPTIONS,
  STAR_OPTIONS,
} from '@sabadora/domain';
import type { Kysely } from 'kysely';
import { CODE_NAMES } from '../../catalogue/codes.ts';
import type { Language, LocalText } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { readActivitiesRequest } from '../activities/activities.ts';
import { countActivityFacets } from './countActivityFacets.ts';
import { countFacets, type FacetCounts, PRICE_STEPS } from './countFacets.ts';
import { readFlatRequest, type SearchCriteria } from '../criteria.ts';
import { languageOf, textIn } from '../locale.ts';
import type { SearchSource } from '../offers/withTerms.ts';

/**
 * The criteria of a `facets.json` request. It has flat parameters, and separate ones for a voucher's price (D-015,
 * SE-143).
 */
function readFacetsRequest(request: FacetsRequest): SearchCriteria {
  const isGift = request.flow === 'gifting';
  const price = isGift
    ? { min: request.singleVoucherPriceMin, max: request.singleVoucherPriceMax }
    : { min: request.priceMin, max: request.priceMax };
  return {
    ...readFlatRequest(request),
    stay: isGift ? undefined : readStay(request),
    price,
    ...readLists(request, 'flat', 'hotel'),
    ...readLists(request, 'flat', 'offer'),
    petsAllowed: request.petsAllowed ?? false,
    ...(request.minHotelReviewScore === undefined ? {} : { minReviewScore: request.minHotelReviewScore }),
    orderBy: request.orderBy,
  };
}

const PETS: LocalText = {
  fr: 'Animaux acceptés',
  es: 'Se admiten mascotas',
  it: 'Animali ammessi',
  nl: 'Huisdieren toegestaan',
  en: 'Pets allowed',
};

const SCORE_NAMES: Record<number, LocalText> = {
  9: { fr: 'Superbe', es: 'Fantástico', it: 'Eccellente', nl: 'Fantastisch', en: 'Superb' },
  8: { fr: 'Très bien', es: 'Muy bien', it: 'Ottimo', nl: 'Heel goed', en: 'Very good' },
  7: { fr: 'Agréable', es: 'Agradable', it: 'Piacevole', nl: 'Aangenaam', en: 'Pleasant' },
};

type NamedFacets = Pick<FacetsRequest, 'locale' | 'propertiesRequested' | 'withNames' | 'flow'>;
type Counts = FacetCounts['counts'];
type Property = FacetsResponse['properties'][number]['propertyType'];

/** The values of known codes, then those of codes that only an import contains, named by their code. */
function ofCodes(
  names: Record<string, LocalText>,
  counts: Map<string, number>,
  language: Language,
): FacetValue[] {
  const codes = new Set([...Object.keys(names), ...counts.keys()]);
  return [...codes].map((code) => {
    const name = names[code];
    const label = name ? textIn(name, language) : code.replaceAll(/[-_]/g, ' ');
    return { value: code, key: code, name: label, label, count: counts.get(code) ?? 0 };
  });
}

/** Every price step from 0 on, also those without offers, so that the histogram has no gaps. */
function ofPrices(counts: Map<string, number>, locale: Locale): FacetValue[] {
  return PRICE_STEPS.map((value) => {
    const name = formatMoney(value, locale);
    return { value, name, label: name, count: counts.get(String(value)) ?? 0 };
  });
}

function ofScores(counts: Map<string, number>, language: Language): FacetValue[] {
  return SCORE_OPTIONS.map((value) => {
    const name = textIn(SCORE_NAMES[value] ?? {}, language);
    return { value, name, label: name, count: counts.get(String(value)) ?? 0 };
  });
}

function ofStars(counts: Map<string, number>): FacetValue[] {
  return STAR_OPTIONS.map((value) => {
    return { value, name: String(value), label: '★'.repeat(value), count: counts.get(String(value)) ?? 0 };
  });
}

async function ofFacilities(
  db: Kysely<Tables>,
  { facility, pets }: Counts,
  language: Language,
): Promise<FacetValue[]> {
  const rows = await db
    .selectFrom('facility')
    .select(['id', 'code', 'names'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  const named = textIn(PETS, language);
  return [
    ...rows.map(({ id, code, names }) => {
      const name = textIn(names, language);
      return { value: id, key: code, name, label: name, count: facility.get(String(id)) ?? 0 };
    }),
    { value: 'pets', key: 'pets', name: named, label: named, count: pets.get('pets') ?? 0 },
  ];
}

async function ofTags(
  db: Kysely<Tables>,
  counts: Map<string, number>,
  language: Language,
): Promise<FacetValue[]> {
  const rows = await db
    .selectFrom('activity_tag')
    .select(['id', 'names', 'group_names', 'highlighted'])
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id, names, group_names, highlighted }) => {
    const name = textIn(names, language);
    const count = counts.get(String(id)) ?? 0;
    return { value: id, name, label: name, count, group: textIn(group_names, language), highlighted };
  });
}

type CodeProperty = (typeof CRITERIA)[CodeFilter]['facet'];

/** The filter that belongs to a property. */
function filterOf(property: CodeProperty): CodeFilter {
  const filter = CODE_FILTERS.find((key) => CRITERIA[key].facet === property);
  if (!filter) throw new RangeError(`no filter has the facet "${property}"`);
  return filter;
}

const isOfActivities = (property: Property) => property === 'price' || property === 'tag';

/**
 * The values of the filter panel with their counts and names in the locale's language (SE-140, SE-147). In the
 * activity flow, activities are counted by price per person and by tag.
 */
export async function findFacets(
  source: SearchSource,
  request: FacetsRequest,
  today: string,
): Promise<FacetsResponse> {
  const found =
    request.flow === 'activity'
      ? await countActivityFacets(source, readActivitiesRequest(request))
      : await countFacets(source, readFacetsRequest(request), today);
  return nameFacets(source.db, found, request);
}

/** Adds names in the locale's language to counts, in the order of the requested properties. */
export async function nameFacets(
  db: Kysely<Tables>,
  { totalCount, counts }: FacetCounts,
  { locale, propertiesRequested, withNames, flow }: NamedFacets,
): Promise<FacetsResponse> {
  const language = languageOf(locale);
  const valuesOf = async (property: Property): Promise<FacetValue[]> => {
    if (property === 'price') return ofPrices(counts.price, locale);
    if (property === 'score') return ofScores(counts.score, language);
    if (property === 'stars') return ofStars(counts.stars);
    if (property === 'facility') return ofFacilities(db, counts, language);
    if (property === 'tag') return ofTags(db, counts.tag, language);
    return ofCodes(CODE_NAMES[filterOf(property)], counts[property], language);
  };
  const properties: FacetsResponse['properties'] = [];
  for (const propertyType of new Set(propertiesRequested)) {
    // The filters of hotels do not apply to activities, which have no night.
    if (flow === 'activity' && !isOfActivities(propertyType)) continue;
    const values = await valuesOf(propertyType);
    properties.push({
      propertyType,
      values: withNames ? values : values.map((value) => ({ ...value, name: '', label: '' })),
    });
  }
  return { totalCount, properties };
}
