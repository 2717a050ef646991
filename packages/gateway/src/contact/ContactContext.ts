import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What the calls of what visitors write work with. */
export interface ContactContext {
  db: Kysely<Tables>;
  now: () => Date;
  /** Where the site of a market is; links of e-mails lead there. */
  siteOrigin: (locale: Locale) => string;
  /** Who is written to about each case; without an address cases are only stored. */
  careEmail?: string | undefined;
}
