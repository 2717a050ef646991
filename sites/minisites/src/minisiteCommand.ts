/**
 * Files of partners: `check` checks all of them; `new "Night Post" --id 500 --url night-post --locale fr_FR --brand
 * gazette --title … --lead …` writes the file of a new one, and prompts for what is missing; `find night-post` prints
 * the name of a partner's file and the addresses of its minisites as JSON; `build night-post --api https://api.example`
 * writes its minisites as folders for a static host. README.md has all options. Exits with 1 when there are faults;
 * nothing is written then.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { problemLine } from '@sabadora/content';
import { LOCALES } from '@sabadora/domain';
import { newPartnerFile } from './newPartner.ts';
import { partnersFolder, partnersOfSite } from './partnersOfSite.ts';
import { checkPartners, readPartnerFiles, type Minisite } from './readPartners.ts';
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
    api: { type: 'string' },
    address: { type: 'string' },
    out: { type: 'string' },
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
  const { logo, words, footer } = values;
  const made = newPartnerFile({
    ...values,
    ...said,
    partnerName,
    brand: said.brand.endsWith('.json') ? await readJson(said.brand) : said.brand,
    logo: logo?.endsWith('.json') ? await readJson(logo) : logo,
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

/** The minisites of a partner by its file, by one of them, or by its name; none where there is no such one, which is said. */
function minisitesOf(minisites: readonly Minisite[], name: string): readonly Minisite[] {
  const found = minisites.find(
    ({ file, minisiteUrl, partnerName }) =>
      file === `${name}.json` || minisiteUrl === name || partnerName === name,
  );
  const files = [...new Set(minisites.map(({ file }) => file.replace(/\.json$/, '')))];
  if (!found) refuse(`There is no partner "${name}". Choose one of ${files.join(', ')}.`);
  return minisites.filter(({ file }) => file === found?.file);
}

async function find(name: string): Promise<void> {
  const found = minisitesOf((await partnersOfSite()).minisites, name);
  const [first] = found;
  if (!first) return;
  const urls = found.map(({ minisiteUrl }) => minisiteUrl);
  console.log(JSON.stringify({ file: join(partnersFolder(), first.file), urls }));
}

/** Writes a folder for each minisite of a partner. */
async function buildFolders(name: string): Promise<void> {
  const { api, address, out } = values;
  if (api === undefined || !URL.canParse(api))
    return refuse('Say also where the API is, e.g. --api https://api.sabadora.example');
  if (address !== undefined && !URL.canParse(address))
    return refuse(`"${address}" is no address, such as https://weekends.gazette.example.`);
  const { minisites, problems } = await partnersOfSite(siteTexts);
  const found = minisitesOf(minisites, name);
  const own = problems.filter(({ file }) => file === found[0]?.file);
  for (const problem of own) console.error(problemLine(partnersFolder(), problem));
  if (own.length > 0) return refuse(`\n${own.length} to mend. Nothing was built.`);
  // It brings the bundler, which the other commands do without.
  const { buildFolder } = await import('../build/buildFolder.ts');
  for (const minisite of found) {
    const folder = resolve(out ?? join(import.meta.dirname, '../dist/folders'), minisite.minisiteUrl);
    await buildFolder({ minisite, folder, api, address });
    console.log(folder);
  }
}

const [command = 'check', name] = positionals;
if (command === 'check') await check();
else if (command === 'new' && name !== undefined) await create(name);
else if (command === 'find' && name !== undefined) await find(name);
else if (command === 'build' && name !== undefined) await buildFolders(name);
else refuse('Say `check`, or `new`, `dev` or `build` and the name of a partner.');
