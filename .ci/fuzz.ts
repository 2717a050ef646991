import { parseArgs } from 'node:util';
import { haveTestBrowsers } from './chromium.ts';
import { anyPort, ended, start, stopWithParent } from './services.ts';

// Sends damaged and hostile addresses to the storefront: npm run fuzz -- --count 20000 --seed 7
const { values } = parseArgs({
  options: { count: { type: 'string', default: '20000' }, seed: { type: 'string', default: '20261121' } },
});
for (const [name, text] of Object.entries(values)) {
  if (/^[1-9]\d{0,8}$/.test(text)) continue;
  console.error(`--${name} is a whole number from 1, not "${text}".`);
  process.exit(1);
}

stopWithParent();
await haveTestBrowsers();
const env = {
  ...process.env,
  FUZZ_COUNT: values.count,
  FUZZ_SEED: values.seed,
  E2E_PORT: String(await anyPort()),
  E2E_GATEWAY_PORT: String(await anyPort()),
};
const args = ['hostile', '--config', 'sites/storefront/playwright.config.ts', '--project=desktop'];
process.exit(await ended(start('playwright', ['test', ...args], { env })));
