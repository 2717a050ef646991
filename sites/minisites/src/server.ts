import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PROXIED_PREFIXES } from '@sabadora/api';
import { problemLine } from '@sabadora/content';
import { paymentScript, runSite } from '@sabadora/site-host';
import { registerBrands } from './brandFiles.ts';
import { registerFound } from './registerFound.ts';
import { partnersFolder, partnersOfSite } from './partnersOfSite.ts';
import { siteTexts } from './siteTexts.ts';
import { STOREFRONT_HOSTS } from './visitOf.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4200' },
    host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
    dev: { type: 'boolean', default: false },
  },
});

/** A comma-separated list from the environment. */
const list = (name: string) => (process.env[name] ?? '').split(',').filter((entry) => entry !== '');

const folder = partnersFolder();
// The server entry of the build reads the folder from this variable.
process.env['PARTNERS_FOLDER'] = folder;
const { minisites, problems } = await partnersOfSite(siteTexts);
for (const problem of problems) console.error(problemLine(folder, problem));
if (problems.length > 0) process.exit(1);

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
  gateway: process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4100',
  serveMore: (app) => {
    registerBrands(app, minisites);
    registerFound(app, minisites);
  },
  imageHosts: list('IMAGE_HOSTS'),
  mapHosts: list('MAP_HOSTS'),
  embedded: paymentScript(process.env['PAYMENT']),
  redirectHosts: STOREFRONT_HOSTS,
  trustedHops: Number(process.env['TRUSTED_HOPS'] ?? '0'),
  ...(strictTransportSecurity ? { strictTransportSecurity } : {}),
});
