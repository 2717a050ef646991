import type { SitemapKind, WeekendIdeas } from '@sabadora/api';
import { LOCATION_KEYS, patchQuery, queryValue, type ContentKind, type Locale } from '@sabadora/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { findContent } from './findContent.ts';

/** A page that search engines may list, with the ISO day of its last change. */
interface ListedPage {
  path: string;
  changedOn: string | null;
}

interface ListedPages {
  /** Number of all pages of the kind. */
  total: number;
  /** The latest day of change among them. */
  changedOn: string | null;
  pages: ListedPage[];
}

interface Listing {
  db: Kysely<Tables>;
  locale: Locale;
  /** Wall time in Paris. */
  moment: string;
  offset: number;
  /** Most pages to return; 0 returns only the totals. */
  limit: number;
}

type List = (listing: Listing) => Promise<ListedPages>;

/** Lists the rows of a table joined as `sold`, ordered by key. */
function onSale({ from, path, key }: Record<'from' | 'path' | 'key', RawBuilder<unknown>>): List {
  return async ({ db, offset, limit }) => {
    const { rows } = await sql<Omit<ListedPages, 'pages'>>`
      select count(*)::int as total, max(sold.changed_on)::text as "changedOn" from ${from}`.execute(db);
    const { total, changedOn } = rows[0] ?? { total: 0, changedOn: null };
    if (limit === 0) return { total, changedOn, pages: [] };
    const found = await sql<ListedPage>`
      select ${path} as path, sold.changed_on::text as "changedOn" from ${from}
      order by ${key} offset ${offset} limit ${limit}`.execute(db);
    return { total, changedOn, pages: found.rows };
  };
}

const STAYS = sql`offer as sold join hotel on hotel.id = sold.hotel_id
  where sold.published and hotel.active and (sold.expires_on is null or sold.expires_on >= current_date)`;

/** Lists the pages of a kind of editors' content, ordered by key. */
const ofEditors = (kind: ContentKind, pathsOf: (key: string, body: unknown) => string[]): List =>
  async function list({ db, locale, moment, offset, limit }) {
    const items = await findContent<unknown>(db, kind, { locale, moment });
    const pages = items.flatMap(({ key, body, changedOn }) =>
      pathsOf(key, body).map((path) => ({ path, changedOn })),
    );
    const days = pages.map(({ changedOn }) => changedOn).toSorted();
    return {
      total: pages.length,
      changedOn: days.at(-1) ?? null,
      pages: pages.slice(offset, offset + limit),
    };
  };

/** The ideas page, and the canonical addresses of the searches that it links to. */
function ideasPaths(body: unknown): string[] {
  const { sections, regions } = body as WeekendIdeas;
  const urls = [...sections.flatMap(({ ideas }) => ideas), ...regions].map(({ url }) => url);
  return ['/ideas', ...new Set(urls.flatMap((url) => canonicalSearch(url) ?? []))];
}

const SEARCH = '/search?';

/** The canonical address of a search, by place, flow and theme; undefined when the link has other parameters. */
function canonicalSearch(url: string): string | undefined {
  if (!url.startsWith(SEARCH)) return undefined;
  const query = url.slice(SEARCH.length);
  const names = [...new URLSearchParams(query).keys()];
  const known: readonly string[] = [...LOCATION_KEYS, 'flow', 'theme'];
  if (!names.every((name) => known.includes(name))) return undefined;
  return SEARCH + patchQuery('', Object.fromEntries(known.map((name) => [name, queryValue(query, name)])));
}

const LISTS: Readonly<Record<SitemapKind, List>> = {
  pages: ofEditors('pages', (key) => [`/content/${key}`]),
  landing: ofEditors('landing', (key, body) =>
    (body as { seo: { index: boolean } }).seo.index ? [`/landing/${key}`] : [],
  ),
  ideas: ofEditors('ideas', (_, body) => ideasPaths(body)),
  stays: onSale({ from: STAYS, path: sql`'/stay/' || sold.id`, key: sql`sold.id` }),
  gifts: onSale({
    from: sql`${STAYS} and sold.giftable and sold.voucher_prices is not null`,
    path: sql`'/gift/' || sold.id`,
    key: sql`sold.id`,
  }),
  hotels: onSale({
    from: sql`hotel as sold where sold.active`,
    path: sql`'/hotel/' || sold.id`,
    key: sql`sold.id`,
  }),
  activities: onSale({
    from: sql`activity as sold join hotel on hotel.id = sold.hotel_id where sold.published and hotel.active`,
    path: sql`'/activity/' || sold.id`,
    key: sql`sold.id`,
  }),
  boxes: onSale({
    // Only the boxes that the list of boxes shows (PR-092).
    from: sql`gift_box as sold where sold.published and sold.code like '%EBOX'`,
    path: sql`'/box/detail/' || sold.slug || '/' || sold.code`,
    key: sql`sold.code`,
  }),
};

/** The pages of a kind that search engines may list, in a stable order. */
export const listPages = (kind: SitemapKind, listing: Listing): Promise<ListedPages> => LISTS[kind](listing);
