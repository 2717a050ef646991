// Prints all texts of one language, file by file, with the English ones: `npm run messages -- fr` (or `nl-BE`: the
// texts that differ in Belgium). `--missing` prints only those that are missing.
import { parseArgs } from 'node:util';
import { allMessages } from '../packages/pages/build/allMessages.ts';

const { values, positionals } = parseArgs({
  options: { missing: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [language = 'en'] = positionals;

for (const { file, messages } of allMessages) {
  const own = messages[language] ?? {};
  const english = Object.entries(messages['en'] ?? {});
  const shown = english.filter(([key]) => (values.missing ? !(key in own) : key in own));
  if (shown.length === 0) continue;
  console.log(`\npackages/pages/src/${file}`);
  for (const [key, text] of shown) {
    console.log(`  ${key}: ${own[key] ?? ''}`);
    if (language !== 'en') console.log(`    ${text}`);
  }
}
