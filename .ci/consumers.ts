import { parseArgs } from 'node:util';
import { haveTestBrowsers } from './chromium.ts';
import { launchBrowser } from './consumers/launchBrowser.ts';
import { CONSUMERS } from './consumers/prepareProject.ts';
import { tryConsumer } from './consumers/tryConsumer.ts';
import { packPackages } from './pack/packPackages.ts';
import { stopAll, stopWithParent } from './services.ts';

const HELP = `npm run consumers [-- --only vite --linked]

Packs the published packages, installs them in the projects of the folder "consumers" (each in a folder of its own
below .cache/consumers), builds and serves each, and uses its page in a browser under a strict content security policy.
Prints what a page pays: gzip kB of all JavaScript and CSS, the framework's and React's included.

  --only NAME   one of ${CONSUMERS.join(', ')}; may be given several times
  --linked      takes what the workspace has installed instead of the registry (vite, node-ssr)`;

stopWithParent();
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    linked: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
await haveTestBrowsers();
const tarballs = await packPackages();
const browser = await launchBrowser();
let failed = 0;
console.log('consumer        JS kB  CSS kB   install   build    page');
for (const name of values.only.length > 0 ? values.only : CONSUMERS) {
  try {
    const { js, css, seconds, problems } = await tryConsumer(
      name,
      tarballs,
      values.linked ? 'links' : 'registry',
      browser,
    );
    const [install, build, page] = [seconds.install, seconds.build, seconds.page].map((one) =>
      `${one.toFixed(1)} s`.padStart(8),
    );
    console.log(`${name.padEnd(14)} ${kB(js)} ${kB(css)}  ${install}${build}${page}`);
    for (const problem of problems) console.error(`  ${problem}`);
    if (problems.length > 0) failed += 1;
  } catch (error) {
    failed += 1;
    console.error(`${name} FAILED\n${error instanceof Error ? error.message : String(error)}`);
  }
}
await browser.close();
await stopAll();
process.exit(failed === 0 ? 0 : 1);

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(7);
}
