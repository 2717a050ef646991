import type { TrackedEvent } from '@sabadora/api';
import { type Kysely, sql } from 'kysely';
import type { Tables, TrackingEventTable } from '../database/tables.ts';

/** Days for which events and activations are kept. */
const KEPT_DAYS = 90;

/** The minisite of an event, and the affiliate that sent the visitor. */
interface OfMinisite {
  minisite?: number | undefined;
  affiliate?: string | undefined;
}

const columnsOf = ({ minisite, affiliate }: OfMinisite) => ({
  minisite_id: minisite ?? null,
  affiliate: affiliate ?? null,
});

interface Batch extends OfMinisite {
  source: TrackingEventTable['source'];
  visitorId: string;
  locale: string;
  events: readonly TrackedEvent[];
}

/** Stores the events of a request. */
export async function storeEvents(
  db: Kysely<Tables>,
  { source, visitorId, locale, events, ...of }: Batch,
): Promise<void> {
  await db
    .insertInto('tracking_event')
    .values(
      events.map(({ name, params }) => ({
        source,
        visitor_id: visitorId,
        locale,
        name,
        params: JSON.stringify(params),
        ...columnsOf(of),
      })),
    )
    .execute();
}

interface Activation extends OfMinisite {
  visitorId: string;
  variationGroupId: string;
  variationId: string;
  locale: string;
  environmentId: string;
}

/** Stores which variation a visitor sees; the last one reported counts (CH-183). */
export async function storeActivation(
  db: Kysely<Tables>,
  { visitorId, variationGroupId, variationId, locale, environmentId, ...of }: Activation,
): Promise<void> {
  const activation = { variation_id: variationId, locale, environment_id: environmentId, ...columnsOf(of) };
  await db
    .insertInto('experiment_activation')
    .values({ visitor_id: visitorId, variation_group_id: variationGroupId, ...activation })
    .onConflict((conflict) =>
      conflict
        .columns(['visitor_id', 'variation_group_id'])
        .doUpdateSet({ ...activation, activated_at: sql`now()` }),
    )
    .execute();
}

/** Deletes events and activations older than `KEPT_DAYS`. */
export async function forgetOldTracking(db: Kysely<Tables>): Promise<void> {
  const limit = sql<Date>`now() - make_interval(days => ${sql.lit(KEPT_DAYS)})`;
  await db.deleteFrom('tracking_event').where('received_at', '<', limit).execute();
  await db.deleteFrom('experiment_activation').where('activated_at', '<', limit).execute();
}
