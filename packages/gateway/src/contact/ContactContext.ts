import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The system of customer care that takes cases as posted forms (D-106). */
export interface WebToCase {
  /** Of its web-to-case endpoint, by https. */
  url: string;
  /** Names the organisation there. */
  orgId: string;
}

/** What the calls of what visitors write work with. */
export interface ContactContext {
  db: Kysely<Tables>;
  now: () => Date;
  /** Where the site of a market is; links of e-mails lead there. */
  siteOrigin: (locale: Locale) => string;
  /** Who is written to about each case; without an address cases are only stored. */
  careEmail?: string | undefined;
  /** Where cases go as well; without it they are only stored. */
  webToCase?: WebToCase | undefined;
}
