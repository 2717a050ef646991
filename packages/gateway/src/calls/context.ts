import type { Kysely } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Tables } from '../database/tables.ts';

/** What the handlers of calls work with. */
export interface CallContext {
  db: Kysely<Tables>;
  databaseKind: Database['kind'];
  /** The day in Europe/Paris (D-096), as ISO text; asked anew by every request. */
  today: () => string;
}
