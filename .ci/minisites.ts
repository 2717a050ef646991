// Serves the minisites of all partners, by path and by host, over a gateway of their own: `npm run minisites`.
import { parseArgs } from 'node:util';
import { readPartners } from '../sites/minisites/src/readPartners.ts';
import { claimPort, ended, stopAll, stopWithParent } from './services.ts';
import { buildSite, isBuilt, startGateway, startSite, type Running } from './storefront.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4200' },
    'gateway-port': { type: 'string', default: process.env['GATEWAY_PORT'] ?? '4100' },
    // Where the storefront is, to which minisites lead.
    'storefront-port': { type: 'string', default: '4000' },
    // A gateway that runs already, e.g. that of `npm start`.
    gateway: { type: 'string' },
    hotels: { type: 'string' },
    dev: { type: 'boolean', default: false },
    // Campaigns begin and end on their own days; without it they are shown as if they were open.
    'real-days': { type: 'boolean', default: false },
  },
});

stopWithParent();
const port = await claimPort(Number(values.port), 'the minisites', '--port');

async function open(): Promise<Running[]> {
  const { gateway, dev: isDev, hotels } = values;
  const isServed = async () => isDev || isBuilt('minisites') || (await buildSite('minisites'));
  const startOwn = async () =>
    startGateway({
      port: await claimPort(Number(values['gateway-port']), 'the gateway', '--gateway-port or --gateway'),
      isDev,
      args: hotels === undefined ? [] : ['--hotels', hotels],
      env: { SITE_PORT: String(port) },
    });
  const [own] = await Promise.all([gateway === undefined ? startOwn() : undefined, isServed()]);
  const site = await startSite({
    site: 'minisites',
    port,
    gateway: gateway ?? own?.address ?? '',
    isDev,
    env: {
      STOREFRONT_PORT: values['storefront-port'],
      ...(!values['real-days'] && { CAMPAIGNS: process.env['CAMPAIGNS'] ?? 'open' }),
    },
  });
  return own ? [own, site] : [site];
}

const servers = await open().catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  return process.exit(1);
});

const { minisites } = await readPartners();
console.log('\nThe minisites are open:');
for (const { minisiteUrl, partnerName, minisiteLocale } of minisites)
  console.log(`  ${`http://${minisiteUrl}.localhost:${port}`.padEnd(40)} ${partnerName} (${minisiteLocale})`);
console.log(`\nAlso by path, e.g. http://127.0.0.1:${port}/minisite/${minisites[0]?.minisiteUrl ?? ''}`);
if (!values['real-days'])
  console.log(
    'Their campaigns are shown as if they were open: `-- --real-days` shows what visitors see today, `?campaign=ended` or `?campaign=soon` one page of it.',
  );
console.log('Ctrl-C closes them.');

const code = await Promise.race(servers.map(({ child }) => ended(child)));
await stopAll();
process.exit(code === 0 ? 1 : code);
