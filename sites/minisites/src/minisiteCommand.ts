/**
 * Partner minisites: `npm run minisite`. `-- check` checks the files of all partners; `-- new "Night Post" --id 500
 * --url night-post --locale fr_FR --brand gazette --title … --lead … [--picture sea/theme-sea]` writes the file of a
 * new one, and asks for what is not said. `--brand` is a name, or a JSON file of tokens. Ends with 1 when something is
 * to be mended; nothing is written then.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { problemLine } from '@sabadora/content';
import { newPartnerFile } from './newPartner.ts';
import { checkPartners, PARTNERS_FOLDER, readPartnerFiles, readPartners } from './readPartners.ts';
import { siteTexts } from './siteTexts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    id: { type: 'string' },
    url: { type: 'string' },
    locale: { type: 'string' },
    brand: { type: 'string' },
    title: { type: 'string' },
    lead: { type: 'string' },
    picture: { type: 'string', default: 'countryside/theme-any' },
  },
});

/** Ends the command with a sentence. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function check(): Promise<void> {
  const { minisites, problems } = await readPartners(PARTNERS_FOLDER, siteTexts);
  for (const problem of problems) console.error(problemLine(PARTNERS_FOLDER, problem));
  if (problems.length > 0) return refuse(`\n${problems.length} to mend.`);
  for (const { minisiteId, minisiteLocale, minisiteUrl, partnerName } of minisites)
    console.log(
      `${String(minisiteId).padStart(5)}  ${minisiteLocale}  ${minisiteUrl.padEnd(20)}  ${partnerName}`,
    );
}

/** What a partner must say, with the question for who has not said it. */
const QUESTIONS = {
  id: 'Number of the minisite, e.g. 500',
  url: 'Its address, e.g. night-post',
  locale: 'Its market: fr_FR, fr_BE or nl_BE',
  brand: 'Its brand: the name of one, or a JSON file of tokens',
  title: 'Title on the banner',
  lead: 'Sentence below the title',
};

type Question = keyof typeof QUESTIONS;

async function answers(): Promise<Record<Question, string> | undefined> {
  const said: { [name in Question]?: string | undefined } = { ...values };
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  for (const name of Object.keys(QUESTIONS) as Question[])
    said[name] ??= await terminal?.question(`${QUESTIONS[name]}: `);
  terminal?.close();
  const { id, url, locale, brand, title, lead } = said;
  const all = { id, url, locale, brand, title, lead };
  const missing = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [`--${name}`] : []));
  if (missing.length === 0) return all as Record<Question, string>;
  refuse(`Say also ${missing.join(', ')}.`);
  return undefined;
}

async function create(partnerName: string): Promise<void> {
  const said = await answers();
  if (!said) return;
  const brand: unknown = said.brand.endsWith('.json')
    ? JSON.parse(await readFile(resolve(said.brand), 'utf8'))
    : said.brand;
  const made = newPartnerFile({ ...said, partnerName, brand, picture: values.picture });
  const others = await readPartnerFiles();
  if (others.some(({ file }) => file === made.file)) return refuse(`${made.file} is there already.`);
  const problems = checkPartners([...others, made], siteTexts).problems.filter(
    ({ file }) => file === made.file,
  );
  for (const { message } of problems) console.error(message);
  if (problems.length > 0) return refuse(`\n${problems.length} to mend. Nothing was written.`);
  const path = join(PARTNERS_FOLDER, made.file);
  await writeFile(path, made.text, { flag: 'wx' });
  console.log(
    `${path}\nAdd the prices and days of its campaign to \`footer\`, and look at it again: npm run minisite -- check`,
  );
}

const [command = 'check', name] = positionals;
if (command === 'check') await check();
else if (command === 'new' && name !== undefined) await create(name);
else refuse('Say `check`, or `new` and the name of a partner.');
