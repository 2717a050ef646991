/**
 * Files of partners: `check` checks all of them; `new "Night Post" --id 500 --url night-post --locale fr_FR --brand
 * gazette --title … --lead …` writes the file of a new one, and prompts for what is missing; `find night-post` prints
 * the name of a partner's file and the addresses of its minisites as JSON. README.md has all options. Exits with 1 when
 * there are faults; nothing is written then.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { problemLine } from '@sabadora/content';
import { LOCALES } from '@sabadora/domain';
import { newPartnerFile } from './newPartner.ts';
import { partnersFolder, partnersOfSite } from './partnersOfSite.ts';
import { checkPartners, readPartnerFiles } from './readPartners.ts';
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
    focal: { type: 'string' },
    logo: { type: 'string' },
    'logo-color': { type: 'string' },
    'logo-ground': { type: 'string' },
    campaign: { type: 'string' },
    stays: { type: 'string' },
    start: { type: 'string', multiple: true },
    language: { type: 'string' },
    words: { type: 'string' },
    footer: { type: 'string' },
  },
});

/** Ends the command with a sentence. */
function refuse(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}

async function check(): Promise<void> {
  const { minisites, problems } = await partnersOfSite(siteTexts);
  for (const problem of problems) console.error(problemLine(partnersFolder(), problem));
  if (problems.length > 0) return refuse(`\n${problems.length} to mend.`);
  for (const { minisiteId, minisiteLocale, minisiteUrl, partnerName } of minisites)
    console.log(
      `${String(minisiteId).padStart(5)}  ${minisiteLocale}  ${minisiteUrl.padEnd(20)}  ${partnerName}`,
    );
}

/** Required options of a new partner, with the prompt for a missing one. */
const QUESTIONS = {
  id: 'Number of the minisite, e.g. 500',
  url: 'Its address, e.g. night-post',
  locale: `Its market: ${LOCALES.join(', ')}`,
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
  const { words, footer } = values;
  const made = newPartnerFile({
    ...values,
    ...said,
    partnerName,
    brand: said.brand.endsWith('.json') ? await readJson(said.brand) : said.brand,
    logoColor: values['logo-color'],
    logoGround: values['logo-ground'],
    starts: values.start,
    words: words === undefined ? undefined : await readJson(words),
    footer: footer?.endsWith('.md') ? (await readFile(resolve(footer), 'utf8')).trim() : footer,
  });
  const folder = partnersFolder();
  const others = await readPartnerFiles(folder);
  if (others.some(({ file }) => file === made.file)) return refuse(`${made.file} is there already.`);
  const problems = checkPartners([...others, made], siteTexts).problems.filter(
    ({ file }) => file === made.file,
  );
  for (const { message } of problems) console.error(message);
  if (problems.length > 0) return refuse(`\n${problems.length} to mend. Nothing was written.`);
  const path = join(folder, made.file);
  await writeFile(path, made.text, { flag: 'wx' });
  console.log(path);
  // To `npm run minisite`, which opens it.
  process.send?.(said.url);
  if (footer === undefined) console.log('Add the prices and days of its campaign to `footer`.');
}

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(resolve(file), 'utf8'));

/** A partner by its file, by one of its minisites, or by its name. */
async function find(name: string): Promise<void> {
  const { minisites } = await partnersOfSite();
  const found = minisites.find(
    ({ file, minisiteUrl, partnerName }) =>
      file === `${name}.json` || minisiteUrl === name || partnerName === name,
  );
  const files = [...new Set(minisites.map(({ file }) => file.replace(/\.json$/, '')))];
  if (!found) return refuse(`There is no partner "${name}". Choose one of ${files.join(', ')}.`);
  const urls = minisites.filter(({ file }) => file === found.file).map(({ minisiteUrl }) => minisiteUrl);
  console.log(JSON.stringify({ file: join(partnersFolder(), found.file), urls }));
}

const [command = 'check', name] = positionals;
if (command === 'check') await check();
else if (command === 'new' && name !== undefined) await create(name);
else if (command === 'find' && name !== undefined) await find(name);
else refuse('Say `check`, or `new` or `dev` and the name of a partner.');
