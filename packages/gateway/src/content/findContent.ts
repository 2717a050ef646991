import { dismissalId, type ContentKind, type Flow, type Locale } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The market, moment and audience whose content is shown. */
export interface ContentView {
  /** Market; all markets when left out. */
  locale?: Locale | undefined;
  /** Wall time in Paris, `YYYY-MM-DDTHH:mm`. */
  moment: string;
  /** Page; without it, items for certain pages are left out. */
  page?: string | undefined;
  flow?: Flow | undefined;
  /** Variations that the visitor was assigned, of any experiment. */
  variations?: readonly string[] | undefined;
  /** Ids of the items that the visitor closed: see `dismissalId`. */
  dismissed?: ReadonlySet<string> | undefined;
  withDrafts?: boolean | undefined;
}

/** An item that is shown. */
export interface ShownItem<Body> {
  locale: Locale;
  key: string;
  flow: Flow | null;
  pages: string[] | null;
  body: Body;
  /** Rank of the item: see `contentRank`. */
  rank: number;
  /** ISO day on which its body last changed. */
  changedOn: string;
}

/**
 * The content of a kind, ordered by key and market: for each key, the highest-ranked item whose window, flow, page
 * and variation match. Items for certain pages count only where `page` is one of them; with `anyPage`, one item is
 * found for each set of pages.
 */
export async function findContent<Body>(
  db: Kysely<Tables>,
  kind: ContentKind,
  view: ContentView,
  { key, anyPage = false }: { key?: string; anyPage?: boolean } = {},
): Promise<ShownItem<Body>[]> {
  const { locale, moment, page, flow, variations = [], withDrafts = false } = view;
  let query = db
    .selectFrom('content_item')
    .select(['locale', 'key', 'flow', 'pages', 'body', 'rank', 'changed_on as changedOn'])
    .distinctOn(anyPage ? ['key', 'locale', 'flow', 'pages'] : ['key', 'locale'])
    .where('kind', '=', kind)
    .where(sql<boolean>`coalesce(shown_from <= ${moment}::timestamp, true)`)
    .where(sql<boolean>`coalesce(${moment}::timestamp < shown_until, true)`)
    .where(sql<boolean>`(variation is null or variation = any(${variations}::text[]))`)
    .orderBy('key')
    .orderBy('locale');
  if (!withDrafts) query = query.where('is_draft', '=', false);
  if (locale !== undefined) query = query.where('locale', '=', locale);
  if (key !== undefined) query = query.where('key', '=', key);
  if (anyPage) query = query.orderBy('flow').orderBy('pages');
  else
    query = query
      .where(sql<boolean>`coalesce(flow = ${flow ?? ''}::text, true)`)
      .where(sql<boolean>`coalesce(${page ?? ''}::text = any(pages), true)`);
  // A draft comes before the published item, which it replaces.
  const rows = await query.orderBy('is_draft', 'desc').orderBy('rank', 'desc').orderBy('file').execute();
  return rows as unknown as ShownItem<Body>[];
}

/** The item of a kind and key for a market; undefined when there is none. */
export async function findOneContent<Body>(
  db: Kysely<Tables>,
  kind: ContentKind,
  view: ContentView & { locale: Locale },
  key = 'main',
): Promise<Body | undefined> {
  const [item] = await findContent<Body>(db, kind, view, { key });
  return item?.body;
}

/**
 * The item of a kind that a page shows once, such as a banner: of all keys, the highest-ranked one that the visitor
 * has not closed, with the id for closing it.
 */
export async function findFirstContent<Body>(
  db: Kysely<Tables>,
  kind: ContentKind,
  view: ContentView & { locale: Locale },
): Promise<(ShownItem<Body> & { id: string }) | undefined> {
  const shown = await findContent<Body>(db, kind, view);
  const [first] = shown
    .map((item) => ({ ...item, id: dismissalId(kind, item.key) }))
    .filter(({ id }) => !view.dismissed?.has(id))
    .toSorted((a, b) => b.rank - a.rank || a.key.localeCompare(b.key));
  return first;
}
