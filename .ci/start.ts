import { parseArgs } from 'node:util';
import { LOCALES, marketOf, type Market } from '../packages/domain/src/market/market.ts';
import { claimPort, stopAll, stopWithParent } from './services.ts';
import { buildSite, isBuilt, startGateway, startSite, type Running } from './storefront.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4000' },
    'gateway-port': { type: 'string', default: process.env['GATEWAY_PORT'] ?? '4100' },
    hotels: { type: 'string' },
    data: { type: 'string' },
    dev: { type: 'boolean', default: false },
    // Builds the site and fills the catalogue, and then exits.
    prepare: { type: 'boolean', default: false },
  },
});

stopWithParent();
const sitePort = await claimPort(Number(values.port), 'the site', '--port');
const gatewayPort = await claimPort(Number(values['gateway-port']), 'the gateway', '--gateway-port');

const { dev: isDev, hotels, data } = values;
const args = [
  ...(hotels === undefined ? [] : ['--hotels', hotels]),
  ...(data === undefined ? [] : ['--data', data]),
];

/** Starts the servers; fills the catalogue while the site is built. */
async function open(): Promise<Running[]> {
  const [gateway] = await Promise.all([
    startGateway({ port: gatewayPort, isDev, args, env: { SITE_PORT: String(sitePort) } }),
    !isDev && !isBuilt() && timed('site built', buildSite('storefront', { isLocal: true })),
  ]);
  return [gateway, await startSite({ port: sitePort, gateway: gateway.address, isDev })];
}

const servers = await open().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  return process.exit(1);
});

if (values.prepare) {
  await stopAll();
  process.exit(0);
}

const hosts = [
  ...[...Map.groupBy(LOCALES.map(marketOf), ({ host }) => host)].map(
    ([host, markets]) => [marketsText(markets), host] as const,
  ),
  [`any market, ?locale=${LOCALES.at(-1)} chooses`, '127.0.0.1'] as const,
];
console.log('\nSabadora is open:');
for (const [name, host] of hosts) console.log(`  ${`http://${host}:${sitePort}`.padEnd(30)} ${name}`);
console.log(`  ${`http://127.0.0.1:${gatewayPort}`.padEnd(30)} the API (health: /gateway/health)\n`);
console.log('Ctrl-C closes it.');

const code = await Promise.race(servers.map((server) => server.ended));
console.error('A server has ended; closing the other one.');
await stopAll();
process.exit(code === 0 ? 1 : code);

/** The markets of a host, e.g. "Belgium (French and Dutch)". */
function marketsText(markets: readonly Market[]): string {
  const inEnglish = (type: 'region' | 'language', code: string) =>
    new Intl.DisplayNames('en', { type }).of(code) ?? code;
  const country = inEnglish('region', markets[0]?.country ?? '');
  const languages = markets.map(({ language }) => inEnglish('language', language));
  return languages.length === 1 ? country : `${country} (${languages.join(' and ')})`;
}

/** Awaits a step, and prints one line of how long it took. */
async function timed(name: string, step: Promise<void>): Promise<void> {
  const started = Date.now();
  await step;
  console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
