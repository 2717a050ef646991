import type { ContentItem } from '@sabadora/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Only one process imports content at a time. */
const LOCK = 4_121_979;

/** Key in `meta` of the digest of what was imported last. */
const META_KEY = 'content';

/** Content that was read and has no mistakes. */
export interface ImportableContent {
  items: readonly ContentItem[];
  /** Differs when any file does. */
  digest: string;
}

/** What has come of an import. */
export type ContentImport = 'imported' | 'unchanged';

/** Replaces all content of the database by `content`, in one transaction; nothing when it holds the same already. */
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
    // What is no longer there goes; what is the same keeps its day.
    await sql`
      delete from content_item where (file, locale) not in (
        select file, locale from jsonb_to_recordset(${rows}::jsonb) as kept (file text, locale text)
      )`.execute(transaction);
    // One statement: some hundred rows have more values than a statement takes parameters.
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
