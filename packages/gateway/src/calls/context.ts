import type { Database } from '../database/connect.ts';
import type { SearchSource } from '../search/offers/withTerms.ts';

/** Services that the handlers of calls use. */
export interface CallContext extends SearchSource {
  databaseKind: Database['kind'];
  /** The day in Europe/Paris (D-096), as ISO text; read anew by every request. */
  today: () => string;
}
