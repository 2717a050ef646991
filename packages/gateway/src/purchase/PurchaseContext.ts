import type { IsoDay } from '@sabadora/days';
import type { Locale } from '@sabadora/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PaymentProvider } from './payments/PaymentProvider.ts';

/** What orders and payments work with. */
export interface PurchaseContext {
  db: Kysely<Tables>;
  now: () => Date;
  /** The day in Europe/Paris (D-096). */
  today: () => IsoDay;
  /** The payment provider; undefined where nothing is sold. Never to be called inside a transaction. */
  provider: PaymentProvider | undefined;
  /** Providers used earlier: their payments are still read, cancelled and refunded through them. @default none */
  formerProviders?: readonly PaymentProvider[] | undefined;
  /** Where the site of a market is, e.g. "https://www.sabadora.example"; links of e-mails lead there. */
  siteOrigin: (locale: Locale) => string;
  /** Who prints and posts gifts; without an address posted gifts wait for one. */
  fulfilmentEmail?: string | undefined;
  /** Customer care's address for failed refunds; without one they are only logged. */
  careEmail?: string | undefined;
  /** Log of the work that happens outside a request. Takes ids and states only: no buyer, no secret. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
