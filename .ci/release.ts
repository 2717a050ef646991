import { parseArgs } from 'node:util';
import { checkTarball } from './pack/checkTarball.ts';
import { packPackages } from './pack/packPackages.ts';
import { ended, start, stopWithParent } from './services.ts';

const HELP = `npm run release -- version   writes versions and changelogs from the changesets
npm run release -- publish   packs the packages, checks them, and publishes those whose version is new

Both need pnpm on the PATH (corepack enable).`;

stopWithParent();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', default: false } },
});
const [task] = positionals;
if (values.help || (task !== 'version' && task !== 'publish')) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
if (task === 'publish') {
  const problems = (await Promise.all((await packPackages()).map(checkTarball))).flat();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}
process.exit(await ended(start('changeset', [task])));
