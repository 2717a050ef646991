import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROXIED_PREFIXES } from '@sabadora/api';
import { paymentScript, proxyToGateway, runSite } from '@sabadora/site-host';
import { filmHosts } from './films.ts';
import { registerFound } from './found/registerFound.ts';
import { registerOffline } from './offline/registerOffline.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4173' },
    host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
    dev: { type: 'boolean', default: false },
  },
});

/** A comma-separated list from the environment. */
const list = (name: string) => (process.env[name] ?? '').split(',').filter((entry) => entry !== '');

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4100';

/** Milliseconds until a minisite's response must have begun: longer than the minisites' own deadline. */
const MINISITES_DEADLINE_MS = 20_000;

const strictTransportSecurity = process.env['STRICT_TRANSPORT_SECURITY'];

await runSite({
  root: dirname(dirname(fileURLToPath(import.meta.url))),
  mode: values.dev ? 'development' : 'production',
  port: Number(values.port),
  host: values.host,
  // One day for all markets (D-096).
  timeZone: 'Europe/Paris',
  trustedTypesPolicy: 'sabadora',
  proxiedPrefixes: PROXIED_PREFIXES,
  gateway,
  serveMore: (app) => {
    registerFound(app, gateway);
    registerOffline(app, process.env['OFFLINE_PAGE'] !== 'off');
    const minisites = process.env['MINISITES_URL'];
    // Forwards pages and files of partners' minisites, which are below the storefront's hosts as well (D-062).
    if (minisites)
      proxyToGateway(app, {
        gateway: minisites,
        prefixes: ['/minisite', '/minisites'],
        deadlineMs: MINISITES_DEADLINE_MS,
      });
  },
  imageHosts: list('IMAGE_HOSTS'),
  mapHosts: list('MAP_HOSTS'),
  filmHosts: filmHosts(process.env['FILMS_URL']),
  embedded: paymentScript(process.env['PAYMENT']),
  redirectHosts: list('REDIRECT_HOSTS'),
  trustedHops: Number(process.env['TRUSTED_HOPS'] ?? '0'),
  ...(strictTransportSecurity ? { strictTransportSecurity } : {}),
});
