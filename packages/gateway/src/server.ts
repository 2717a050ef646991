import { type Locale, marketOf, nowInParis } from '@sabadora/domain';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { registerAccount } from './account/registerAccount.ts';
import { registerActivityCalls } from './calls/activities.ts';
import { registerBeneficiaryCalls } from './calls/beneficiary.ts';
import { registerBoxCalls } from './calls/boxes.ts';
import { registerCalendarCalls } from './calls/calendar.ts';
import { registerContentCalls } from './calls/content.ts';
import { registerDestinationCalls } from './calls/destinations.ts';
import { registerFacetCalls } from './calls/facets.ts';
import { registerGeographyCall } from './calls/geography.ts';
import { registerGiftCalls } from './calls/gift.ts';
import { registerHotelCalls } from './calls/hotel.ts';
import { registerOfferCalls } from './calls/offers.ts';
import { registerOperationCalls } from './calls/operations.ts';
import { registerProductCalls } from './calls/product.ts';
import { registerTrackingCalls } from './calls/tracking.ts';
import { registerWeekendCalls } from './calls/weekend.ts';
import type { WebToCase } from './contact/ContactContext.ts';
import { registerContact } from './contact/registerContact.ts';
import type { Database } from './database/connect.ts';
import { rejectMalformedUrl, registerErrors } from './http/errors.ts';
import { refuseBrokenText } from './http/refuseBrokenText.ts';
import { registerNewsletter } from './newsletter/registerNewsletter.ts';
import type { PurchaseContext } from './purchase/PurchaseContext.ts';
import type { PaymentProvider } from './purchase/payments/PaymentProvider.ts';
import { type PurchaseOptions, registerPurchase } from './purchase/registerPurchase.ts';
import { createSandboxProvider } from './purchase/sandbox/sandboxProvider.ts';
import { type DrawingAhead, type PictureOptions, registerPictures } from '@sabadora/pictures';
import { drawFirstPages } from './search/drawFirstPages.ts';
import { hasPicture } from './search/pictures.ts';
import { createSearchIndexKeeper } from './searchIndex/createSearchIndexKeeper.ts';
import { warmSearchIndex } from './searchIndex/warmSearchIndex.ts';

/** The largest search criteria take a few kilobytes. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Options of the gateway and the services that it uses. */
export interface GatewayOptions {
  /** Migrated and seeded database. The caller closes it, after the server. */
  database: Database;
  /** Returns the present moment; "today" is derived from it for every request. @default the system clock */
  clock?: () => Date;
  /** Fastify's logger option. @default no log */
  logger?: FastifyServerOptions['logger'];
  /**
   * Milliseconds after which a search sees committed changes at the latest; until then it need not query the
   * database.
   * @default 0
   */
  searchLagMs?: number;
  /** Validates every response with its schema before it is sent. @default true */
  validatesResponses?: boolean;
  /** Where drawn pictures are stored, and how many are drawn at once. */
  pictures?: PictureOptions;
  /**
   * Draws the pictures of the first pages into the folder of `pictures` before they are requested; stops with the
   * server.
   */
  drawingAhead?: DrawingAhead | undefined;
  /** The payment provider; without it nothing can be paid. The sandbox uses the same database. */
  payment?: 'sandbox' | PaymentProvider | undefined;
  /** Providers used earlier. The sandbox, whose payments are in the database, need not be listed. */
  formerProviders?: readonly PaymentProvider[];
  /** Returns the origin of a market's site, for links in e-mails. @default the market's host of a new installation */
  siteOrigin?: (locale: Locale) => string;
  /** Secret that signs preview links; previews are disabled without it. */
  previewSecret?: string | undefined;
  /** E-mails, and the work on a timer. */
  purchase?: PurchaseOptions;
  /** Address that is notified about contact messages and failed refunds; without it, messages are only stored. */
  careEmail?: string | undefined;
  /** Customer care system that messages are forwarded to; without it, they are only stored. */
  webToCase?: WebToCase | undefined;
}

/** The gateway with all calls under `/api`, `/gateway` and `/front-gateway` (D-100). It does not listen yet. */
export function createGateway({
  database,
  clock = () => new Date(),
  logger = false,
  validatesResponses = true,
  pictures = {},
  drawingAhead,
  payment,
  previewSecret,
  siteOrigin = (locale) => `http://${marketOf(locale).host}`,
  formerProviders = [],
  purchase = {},
  careEmail,
  webToCase,
  searchLagMs = 0,
}: GatewayOptions): FastifyInstance {
  const server = Fastify({
    logger,
    bodyLimit: BODY_LIMIT_BYTES,
    // Only the direct connection is trusted as a proxy: the site's own server, which forwards the client's address.
    trustProxy: (_address, hop) => hop < 1,
    forceCloseConnections: 'idle',
    frameworkErrors: rejectMalformedUrl,
  });
  server.decorate('validatesResponses', validatesResponses);
  registerErrors(server);
  refuseBrokenText(server);
  server.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  const context = {
    db: database.kysely,
    searchIndex: createSearchIndexKeeper(database.kysely, { lagMs: searchLagMs }),
    databaseKind: database.kind,
    today: () => nowInParis(clock()).today,
  };
  registerOfferCalls(server, context);
  registerFacetCalls(server, context);
  registerDestinationCalls(server, context);
  registerCalendarCalls(server, context);
  registerWeekendCalls(server, context);
  registerProductCalls(server, context);
  registerHotelCalls(server, context);
  registerActivityCalls(server, context);
  registerBoxCalls(server, context);
  registerContentCalls(server, context, { now: clock, previewSecret });
  registerGiftCalls(server, context);
  registerBeneficiaryCalls(server, context);
  registerTrackingCalls(server, context);
  registerOperationCalls(server, context);
  registerGeographyCall(server, context);
  const contact = { db: database.kysely, now: clock, siteOrigin, careEmail, webToCase };
  registerContact(server, contact);
  registerNewsletter(server, contact);
  registerPictures(server, { isOnSale: (address) => hasPicture(context.db, address), ...pictures });
  const sandbox = createSandboxProvider(database.kysely, clock);
  const purchases: PurchaseContext = {
    db: database.kysely,
    now: clock,
    today: context.today,
    provider: payment === 'sandbox' ? sandbox : payment,
    formerProviders: payment === undefined ? [] : [...formerProviders, sandbox],
    siteOrigin,
    fulfilmentEmail: purchase.fulfilmentEmail,
    careEmail,
    log: server.log,
  };
  registerPurchase(server, purchases, purchase);
  registerAccount(server, purchases);
  warmSearchIndex(server, context);
  if (drawingAhead) drawFirstPages(server, { ahead: drawingAhead, clock });
  return server;
}
