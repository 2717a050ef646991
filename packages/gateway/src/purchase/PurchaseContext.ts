import type { IsoDay } from '@sabadora/days';
import type { Locale } from '@sabadora/domain';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { PaymentProvider } from './payments/PaymentProvider.ts';

/** Services and settings that the purchase code works with. */
export interface PurchaseContext {
  db: Kysely<Tables>;
  now: () => Date;
  /** The day in Europe/Paris (D-096). */
  today: () => IsoDay;
  /** The payment provider; undefined when purchases are disabled. Must never be called inside a transaction. */
  provider: PaymentProvider | undefined;
  /** Providers used earlier: their payments are still read, cancelled and refunded through them. @default none */
  formerProviders?: readonly PaymentProvider[] | undefined;
  /** Origin of a market's site, e.g. "https://www.sabadora.example"; links in e-mails lead there. */
  siteOrigin: (locale: Locale) => string;
  /** Address of the service that prints and posts gifts; without it, posted gifts wait. */
  fulfilmentEmail?: string | undefined;
  /** Customer care's address for failed refunds; without one they are only logged. */
  careEmail?: string | undefined;
  /** Log for work outside requests. Log ids and states only, never a buyer's data or a secret. */
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}
