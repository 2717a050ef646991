import type { BoxBlock, BoxCardData, BoxDetail } from '@sabadora/api';
import { boxCodeIn, COUNTRY_IDS, DEFAULT_PARTY, MARKETS, type Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Language } from '@sabadora/place-names';
import type { Tables } from '../../database/tables.ts';
import { NO_FILTERS, type SearchCriteria } from '../criteria.ts';
import { inLanguage, languageOf, textIn } from '../locale.ts';
import { boxPictures } from '../pictures.ts';

/** The gift boxes on sale, in the order to show them (CH-071). */
export async function findBoxes(db: Kysely<Tables>, locale: Locale, limit?: number): Promise<BoxCardData[]> {
  const language = languageOf(locale);
  const query = db
    .selectFrom('gift_box')
    .selectAll()
    .where('published', '=', true)
    .orderBy('position')
    .orderBy('code');
  const rows = await (limit === undefined ? query : query.limit(limit)).execute();
  return rows.map((row) => ({
    code: row.code,
    title: textIn(row.titles, language),
    includedContent: inLanguage(row.included, language) ?? [],
    price: { sellPrice: row.sell_price, refPrice: row.ref_price },
    images: boxPictures(row),
    slug: row.slug,
    offerCount: row.offer_count,
  }));
}

interface BoxRequest {
  /** Code of the box in either format. */
  code: string;
  locale: Locale;
}

const findRow = (db: Kysely<Tables>, code: string) =>
  db
    .selectFrom('gift_box')
    .selectAll()
    .where('code', '=', boxCodeIn('digital', code))
    .where('published', '=', true)
    .executeTakeFirst();

/** A gift box in full (PR-090, PR-100); undefined when there is none on sale. */
export async function findBoxDetail(
  db: Kysely<Tables>,
  { code, locale }: BoxRequest,
): Promise<BoxDetail | undefined> {
  const row = await findRow(db, code);
  if (!row) return undefined;
  const language = languageOf(locale);
  const [main = '', ...catalog] = boxPictures(row);
  return {
    code,
    slug: row.slug,
    title: textIn(row.titles, language),
    description: inLanguage(row.descriptions, language) ?? [],
    includedContent: inLanguage(row.included, language) ?? [],
    value: row.sell_price,
    referencePrice: row.ref_price,
    images: { main, catalog },
    searchCriteria: { subthemas: row.theme_ids },
    offerCount: row.offer_count,
  };
}

/**
 * The search for the stays of a box: of its themes, with vouchers that cost at most as much, the market's country
 * first; undefined when there is no such box.
 */
export async function findBoxCriteria(
  db: Kysely<Tables>,
  { code, locale }: BoxRequest,
): Promise<SearchCriteria | undefined> {
  const row = await findRow(db, code);
  return (
    row && {
      ...NO_FILTERS,
      locale,
      flow: 'gifting',
      isGift: true,
      party: DEFAULT_PARTY,
      price: { max: row.sell_price },
      themeIds: row.theme_ids,
      firstCountryId: COUNTRY_IDS[MARKETS[locale].country],
    }
  );
}

/** Number of boxes in the block among results. */
const BLOCK_BOXES = 4;

const BLOCK: Readonly<Record<Language, { title: string; subtitle: string; cta: string }>> = {
  fr: {
    title: 'Offrez un week-end',
    subtitle: 'Un coffret, des centaines de séjours : à eux de choisir.',
    cta: 'Voir tous les coffrets',
  },
  es: {
    title: 'Regala una escapada',
    subtitle: 'Una caja, cientos de estancias: la elección es suya.',
    cta: 'Ver todas las cajas regalo',
  },
  it: {
    title: 'Regala un weekend',
    subtitle: 'Un cofanetto, centinaia di soggiorni: la scelta è loro.',
    cta: 'Vedi tutti i cofanetti',
  },
  nl: {
    title: 'Geef een weekend cadeau',
    subtitle: 'Eén cadeaubox, honderden verblijven: zij kiezen.',
    cta: 'Alle cadeauboxen bekijken',
  },
  en: {
    title: 'Give a weekend',
    subtitle: 'One box, hundreds of stays: the choice is theirs.',
    cta: 'See all gift boxes',
  },
};

/** The block of gift boxes among results (CH-073); undefined when no box is on sale. */
export async function findBoxBlock(db: Kysely<Tables>, locale: Locale): Promise<BoxBlock | undefined> {
  const boxes = await findBoxes(db, locale, BLOCK_BOXES);
  if (boxes.length === 0) return undefined;
  const { title, subtitle, cta } = BLOCK[languageOf(locale)];
  return {
    id: 1,
    containerId: 'box-block-serp',
    title,
    subtitle,
    colorPalette: 'accent',
    cta: { label: cta, url: '/boxes', newTab: false },
    boxes,
  };
}
