import type { Locale } from '@sabadora/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** The customer care system that takes cases as posted forms (D-106). */
export interface WebToCase {
  /** Address of its web-to-case endpoint, by https. */
  url: string;
  /** Id of the organisation in that system. */
  orgId: string;
}

/** What the calls for contact messages and the newsletter work with. */
export interface ContactContext {
  db: Kysely<Tables>;
  now: () => Date;
  /** Origin of a market's site, to which links in e-mails lead. */
  siteOrigin: (locale: Locale) => string;
  /** Address that is notified about each case; without it, cases are only stored. */
  careEmail?: string | undefined;
  /** System that cases are forwarded to; without it, they are only stored. */
  webToCase?: WebToCase | undefined;
}
