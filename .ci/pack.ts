import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { checkTarball } from './pack/checkTarball.ts';
import { packPackages } from './pack/packPackages.ts';
import { root, stopWithParent } from './services.ts';

const HELP = `npm run pack [-- --unchecked]

Builds @sabadora/design-system, @sabadora/hooks and @sabadora/test-kit from their sources as other teams install them,
packs each into a tarball, and has publint (strict) and Are the types wrong? look at it. Ends with 1 where they find something; with --unchecked they do not look.
The tarballs are in .cache/tarballs, what they hold in dist/package of each package.`;

stopWithParent();
const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    unchecked: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(HELP);
  process.exit(0);
}
const started = Date.now();
const packed = await packPackages();
let found = 0;
for (const one of packed) {
  const problems = values.unchecked ? [] : await checkTarball(one);
  found += problems.length;
  const kB = (statSync(one.tarball).size / 1000).toFixed(0);
  console.log(`${relative(root, one.tarball)}  ${kB} kB, ${one.entryCount} entries`);
  for (const problem of problems) console.error(`  ${problem}`);
}
console.log(`packed in ${((Date.now() - started) / 1000).toFixed(1)} s`);
process.exit(found === 0 ? 0 : 1);
