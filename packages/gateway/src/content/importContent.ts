import type { ContentItem } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Key of the advisory lock under which one process at a time imports content. */
const LOCK = 4_121_979;

/** Key in `meta` of the digest of the content imported last. */
const META_KEY = 'content';

/** Content that has been read and checked. */
export interface ImportableContent {
  items: readonly ContentItem[];
  /** Digest of all files: it changes when any file does. */
  digest: string;
}

/** Result of an import. */
export type ContentImport = 'imported' | 'unchanged';

/**
 * Replaces all content of the database by `content`, in one transaction; does nothing when the database holds the
 * same content already.
 */
export function importContent(
  kysely: Kysely<Tables>,
  { items, digest }: ImportableContent,
): Promise<ContentImport> {
  return kysely.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const state = await transaction
      .selectFrom('meta')
      .select('value')
      .where('key', '=', META_KEY)
      .executeTakeFirst();
    if (state?.value === digest) return 'unchanged';
    const rows = JSON.stringify(items.map(rowOf));
    // Deletes the items that no longer exist; unchanged ones keep their day of change.
    await sql`
      delete from content_item where (file, locale) not in (
        select file, locale from jsonb_to_recordset(${rows}::jsonb) as kept (file text, locale text)
      )`.execute(transaction);
    // The rows are sent as JSON in one parameter: one parameter per value would exceed the limit of a statement.
    await sql`
      insert into content_item (${COLUMNS})
      select ${COLUMNS} from jsonb_populate_recordset(null::content_item, ${rows}::jsonb)
      on conflict (file, locale) do update set
        ${sql.join(UPDATED.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))},
        changed_on = case when content_item.body = excluded.body then content_item.changed_on else current_date end
    `.execute(transaction);
    const value = JSON.stringify(digest);
    await transaction
      .insertInto('meta')
      .values({ key: META_KEY, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    return 'imported';
  });
}

const UPDATED = [
  'kind',
  'key',
  'rank',
  'shown_from',
  'shown_until',
  'flow',
  'pages',
  'variation',
  'is_draft',
  'body',
];
const COLUMNS = sql.join(['file', 'locale', ...UPDATED].map((name) => sql.ref(name)));

const rowOf = ({
  file,
  locale,
  kind,
  key,
  rank,
  from,
  until,
  flow,
  pages,
  variation,
  isDraft,
  body,
}: ContentItem) => ({
  file,
  locale,
  kind,
  key,
  rank,
  shown_from: from ?? null,
  shown_until: until ?? null,
  flow: flow ?? null,
  pages: pages ?? null,
  variation: variation ?? null,
  is_draft: isDraft,
  body,
});
