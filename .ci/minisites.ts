// Serves the minisites of all partners, by path and by host, over a gateway of their own: `npm run minisites`.
import { parseArgs } from 'node:util';
import { readPartners } from '../sites/minisites/src/readPartners.ts';
import { DEFAULT_PORTS, startMinisites } from './minisitesServers.ts';
import { claimPort, stopAll, stopWithParent } from './services.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: DEFAULT_PORTS.port },
    'gateway-port': { type: 'string', default: DEFAULT_PORTS['gateway-port'] },
    'storefront-port': { type: 'string', default: DEFAULT_PORTS['storefront-port'] },
    gateway: { type: 'string' },
    hotels: { type: 'string' },
    dev: { type: 'boolean', default: false },
    // Campaigns begin and end on their real days; without this option, they are shown as open.
    'real-days': { type: 'boolean', default: false },
  },
});

stopWithParent();
const port = await claimPort(Number(values.port), 'the minisites', '--port');

const servers = await startMinisites({
  port,
  gatewayPort: Number(values['gateway-port']),
  storefrontPort: values['storefront-port'],
  gateway: values.gateway,
  hotels: values.hotels,
  isDev: values.dev,
  hasRealDays: values['real-days'],
}).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  return process.exit(1);
});

const { minisites } = await readPartners(process.env['PARTNERS_FOLDER']);
console.log('\nThe minisites are open:');
for (const { minisiteUrl, partnerName, minisiteLocale } of minisites)
  console.log(`  ${`http://${minisiteUrl}.localhost:${port}`.padEnd(40)} ${partnerName} (${minisiteLocale})`);
console.log(`\nAlso by path, e.g. http://127.0.0.1:${port}/minisite/${minisites[0]?.minisiteUrl ?? ''}`);
if (!values['real-days'])
  console.log(
    'Their campaigns are shown as if they were open: `-- --real-days` shows what visitors see today, `?campaign=ended` or `?campaign=soon` one page of it.',
  );
console.log('Ctrl-C closes them.');

const code = await Promise.race(servers.map((server) => server.ended));
await stopAll();
process.exit(code === 0 ? 1 : code);
