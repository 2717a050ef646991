import { parseArgs } from 'node:util';
import { claimPort, ended, stopAll, stopWithParent } from './services.ts';
import { buildStorefront, isBuilt, startStorefront } from './storefront.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4000' },
    'gateway-port': { type: 'string', default: process.env['GATEWAY_PORT'] ?? '4100' },
    hotels: { type: 'string' },
    data: { type: 'string' },
    dev: { type: 'boolean', default: false },
  },
});

stopWithParent();
const sitePort = await claimPort(Number(values.port), 'the site', '--port');
const gatewayPort = await claimPort(Number(values['gateway-port']), 'the gateway', '--gateway-port');

if (!values.dev && !isBuilt()) {
  const started = Date.now();
  process.stdout.write('build … ');
  const code = await buildStorefront();
  if (code !== 0) process.exit(code);
  console.log(`done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

const { gateway, children } = await startStorefront({
  sitePort,
  gatewayPort,
  isDev: values.dev,
  gatewayArgs: [
    ...(values.hotels === undefined ? [] : ['--hotels', values.hotels]),
    ...(values.data === undefined ? [] : ['--data', values.data]),
  ],
}).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  return process.exit(1);
});

const hosts = [
  ['France', 'fr.localhost'],
  ['Spain', 'es.localhost'],
  ['Italy', 'it.localhost'],
  ['Netherlands', 'nl.localhost'],
  ['Belgium (French and Dutch)', 'be.localhost'],
  ['any market, ?locale=nl_NL chooses', '127.0.0.1'],
] as const;
console.log('\nSabadora is open:');
for (const [name, host] of hosts) console.log(`  ${`http://${host}:${sitePort}`.padEnd(30)} ${name}`);
console.log(`  ${gateway.padEnd(30)} the API (health: /gateway/health)\n`);
console.log('Ctrl-C closes it.');

const code = await Promise.race(children.map(ended));
console.error('A server has ended; closing the other one.');
await stopAll();
process.exit(code === 0 ? 1 : code);
