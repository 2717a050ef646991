import { once } from 'node:events';
import { createServer } from 'node:net';
import { sampleCatalogue } from '@sabadora/catalogue';
import { CONTENT_FOLDER, problemLine, readContent } from '@sabadora/content';
import { nowInParis, readSiteHosts, siteOriginOf } from '@sabadora/domain';
import { forgetOldSignIns } from './account/forgetOldSignIns.ts';
import { seed } from './catalogue/seed.ts';
import { webToCaseFrom } from './contact/webToCase.ts';
import { forgetOldCases } from './contact/forgetOldCases.ts';
import { importContent } from './content/importContent.ts';
import { startDrawingAhead } from '@sabadora/pictures';
import { pictureSecretFrom } from '@sabadora/pictures/signature';
import { previewSecretFrom } from './content/previewSecret.ts';
import { watchPaths } from './content/watchPaths.ts';
import { type Database, openDatabase } from './database/connect.ts';
import { DatabaseError } from './database/DatabaseError.ts';
import { migrate } from './database/migrate.ts';
import { type GatewayCommand, readCommand, USAGE, UsageError } from './options.ts';
import { forgetUnconfirmed } from './newsletter/subscriptions.ts';
import { insertSamples } from './purchase/credits/samples.ts';
import { createSmtpSender } from './purchase/emails/smtp.ts';
import {
  PaymentSettingsError,
  readFormerStripe,
  readPaymentSettings,
  type PaymentSettings,
} from './purchase/payments/paymentSettings.ts';
import { picturesOfPages } from './search/drawFirstPages.ts';
import { createGateway, type GatewayOptions } from './server.ts';
import { forgetOldTracking } from './tracking/store.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * A room that is taken must disappear from searches within a second; the rest of that second is a reserve for a busy
 * database.
 */
const SEARCH_LAG_MS = 300;

/** Messages for errors of listening, by error code. */
const LISTEN_ERRORS: Record<string, (command: GatewayCommand) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken. Stop what listens there, or choose another with --port.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user. Choose one above 1023 with --port.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}. Choose another with --host.`,
  ENOTFOUND: ({ host }) => `The host ${host} is not known. Choose another with --host.`,
};

/** The message for an error that the user of the command can fix; undefined for defects. */
function explain(error: unknown, command: GatewayCommand | undefined): string | undefined {
  if (error instanceof UsageError) return `${error.message}\n${USAGE}`;
  if (error instanceof DatabaseError || error instanceof PaymentSettingsError) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  return command && LISTEN_ERRORS[code]?.(command);
}

/** Imports the content files when they differ from the database. With mistakes in them, the present content stays. */
async function bringInContent({ kysely }: Database): Promise<void> {
  const content = await readContent();
  if (content.problems.length > 0) {
    for (const problem of content.problems) process.stderr.write(`${problemLine(CONTENT_FOLDER, problem)}\n`);
    process.stderr.write(`content: not imported, ${content.problems.length} to mend (npm run content)\n`);
    return;
  }
  if ((await importContent(kysely, content)) === 'imported')
    say(`content: ${content.items.length} items imported`);
}

/** Rejects when the port cannot be listened on, as listening would. */
async function expectPortFree({ port, host }: GatewayCommand): Promise<void> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/** The payment provider. Stripe's package is loaded only when it is used. */
async function paymentOf(settings: PaymentSettings, clock: () => Date): Promise<GatewayOptions['payment']> {
  if (typeof settings !== 'object') return settings;
  const { createStripeProvider } = await import('./purchase/stripe/stripeProvider.ts');
  return createStripeProvider(settings, clock);
}

/** Opens and migrates the database, fills it when it is empty, and listens. */
async function start(options: GatewayCommand): Promise<void> {
  const { port, host, hotels, data, today } = options;
  // Exiting at once is safe before the server listens: the database rolls an interrupted seed back.
  const abandon = () => process.exit(0);
  process.once('SIGINT', abandon);
  process.once('SIGTERM', abandon);
  // Noon in UTC is on the same day in Paris all year.
  const clock = () => (today === undefined ? new Date() : new Date(`${today}T12:00:00Z`));
  // Payment settings are checked first, so that a mistake is reported before the database is filled.
  const payment = await paymentOf(readPaymentSettings(process.env), clock);
  const formerStripe = await paymentOf(readFormerStripe(process.env), clock);
  // A taken port is reported before the database is filled, too.
  await expectPortFree(options);
  const url = process.env['DATABASE_URL'];
  const database = await openDatabase(url ? { url } : { dataDir: data });
  const pictureFolder = `${data}-pictures`;
  const drawingAhead = process.env['PICTURES_AHEAD'] === 'off' ? undefined : startDrawingAhead(pictureFolder);
  // Pictures are drawn while the catalogue is filled.
  drawingAhead?.draw(picturesOfPages());
  try {
    await migrate(database.kysely);
    await seed(database.kysely, {
      source: sampleCatalogue,
      today: nowInParis(clock()).today,
      onProgress: say,
      ...(hotels === undefined ? {} : { hotels }),
    });
    await bringInContent(database);
    if (process.env['CONTENT_WATCH'] === '1')
      await watchPaths([CONTENT_FOLDER], () => bringInContent(database));
    await forgetOldTracking(database.kysely);
    await forgetOldCases(database.kysely);
    await forgetUnconfirmed(database.kysely);
    await forgetOldSignIns(database.kysely);
    // Sample gift cards are inserted everywhere except in production.
    const isLive = process.env['SITE_STAGE'] === 'production';
    if (!isLive) await insertSamples(database.kysely, nowInParis(clock()).today);
    const isProduction = process.env['NODE_ENV'] === 'production';
    const smtpUrl = process.env['SMTP_URL'];
    const from = process.env['EMAIL_FROM'] ?? 'Sabadora <booking@example.com>';
    const server = createGateway({
      database,
      clock,
      payment,
      ...(typeof formerStripe === 'object' && { formerProviders: [formerStripe] }),
      siteOrigin: siteOriginOf(
        readSiteHosts(process.env['SITE_HOSTS'] ?? ''),
        process.env['SITE_PORT'] ?? '4000',
      ),
      previewSecret: previewSecretFrom(process.env),
      purchase: {
        fulfilmentEmail: process.env['FULFILMENT_EMAIL'] ?? (isLive ? undefined : 'fulfilment@example.com'),
        // The outbox would show buyers' e-mails, so it is not served in production.
        showsOutbox: !isLive,
        sendEmail: smtpUrl === undefined ? undefined : createSmtpSender(smtpUrl, from),
      },
      webToCase: webToCaseFrom(process.env),
      careEmail: process.env['CARE_EMAIL'] ?? (isLive ? undefined : 'care@example.com'),
      pictures: { folder: pictureFolder, titleSecret: pictureSecretFrom(process.env) },
      drawingAhead,
      logger: { level: process.env['LOG_LEVEL'] ?? 'warn' },
      searchLagMs: SEARCH_LAG_MS,
      validatesResponses: !isProduction || process.env['GATEWAY_VALIDATE_RESPONSES'] === '1',
    });
    const address = await server.listen({ port, host });
    const stop = () => {
      void server.close().then(() => database.close());
    };
    process.off('SIGINT', abandon).once('SIGINT', stop);
    process.off('SIGTERM', abandon).once('SIGTERM', stop);
    say(`gateway: ${address} (${database.kind})`);
  } catch (error) {
    drawingAhead?.stop();
    await database.close();
    throw error;
  }
}

let command: GatewayCommand | undefined;
try {
  command = readCommand(process.argv.slice(2));
  await start(command);
} catch (error) {
  const sentence = explain(error, command);
  if (sentence === undefined) throw error;
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
