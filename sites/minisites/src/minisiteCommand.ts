/**
 * Commands for partners' files. `check` checks all of them. `new "Night Post" --id 500 --url night-post --locale
 * fr_FR --brand gazette --title … --lead …` writes the file of a new partner, and prompts for missing options. `find
 * night-post` prints the name of a partner's file and the addresses of its minisites as JSON. `build night-post --api
 * https://api.example` writes a partner's minisites as folders for a static host. minisiteArguments.ts has all
 * options. When there are problems, nothing is written and the exit code is 1.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { problemLine } from '@sabadora/content';
import { campaignClosed, LOCALES, nowInParis, type CampaignClosed } from '@sabadora/domain';
import { campaignNotice } from './campaignNotice.ts';
import { argumentsOrExit, UsageError } from './minisiteArguments.ts';
import { newPartnerFile } from './newPartner.ts';
import { newPartnerLine, readOptionFile, readOptionText } from './optionFiles.ts';
import { partnersFolder, partnersOfSite } from './partnersOfSite.ts';
import { checkPartners, readPartnerFiles, type Minisite } from './readPartners.ts';
import { siteTexts } from './siteTexts.ts';
import { closedOn } from './visitOf.ts';

const { command, name, values } = argumentsOrExit(process.argv.slice(2));
const { today } = nowInParis(Date.now());

/** Prints the sentence as an error and sets exit code 1. */
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
  const said: { [question in Question]?: string | undefined } = { ...values };
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  for (const question of Object.keys(QUESTIONS) as Question[])
    said[question] ??= await terminal?.question(`${QUESTIONS[question]}: `);
  terminal?.close();
  const { id, url, locale, brand, title, lead } = said;
  const all = { id, url, locale, brand, title, lead };
  const missing = Object.entries(all).flatMap(([option, value]) =>
    value === undefined ? [`--${option}`] : [],
  );
  if (missing.length === 0) return all as Record<Question, string>;
  refuse(`Say also ${missing.join(', ')}.`);
  return undefined;
}

/** Prints which campaigns are closed today. */
function noteClosed(
  minisites: readonly Minisite[],
  closedToday: (minisite: Minisite) => CampaignClosed | undefined,
): void {
  for (const minisite of minisites) {
    const closed = closedToday(minisite);
    if (closed) console.log(campaignNotice(minisite.minisiteUrl, closed));
  }
}

/** The JSON file that an option names; undefined when its value is not the name of a JSON file. */
const fileOf = async (option: string, value: string | undefined) =>
  value?.endsWith('.json') ? readOptionFile(option, value) : undefined;

async function create(partnerName: string): Promise<void> {
  const said = await answers();
  if (!said) return;
  const { logo, words, footer } = values;
  const files = {
    brand: await fileOf('--brand', said.brand),
    logo: await fileOf('--logo', logo),
    words: words === undefined ? undefined : await readOptionFile('--words', words),
  };
  const made = newPartnerFile({
    ...values,
    picture: values.picture ?? 'countryside/theme-any',
    ...said,
    partnerName,
    brand: files.brand?.fields ?? said.brand,
    logo: files.logo?.fields ?? logo,
    logoColor: values['logo-color'],
    logoGround: values['logo-ground'],
    starts: values.start,
    words: files.words?.fields,
    footer: footer?.endsWith('.md') ? (await readOptionText('--footer', footer)).trim() : footer,
  });
  const folder = partnersFolder();
  const others = await readPartnerFiles(folder);
  if (others.some(({ file }) => file === made.file)) return refuse(`${made.file} is there already.`);
  const { minisites, problems } = checkPartners([...others, made], siteTexts);
  const own = problems.filter(({ file }) => file === made.file);
  for (const problem of own) console.error(newPartnerLine(problem, files));
  if (own.length > 0) return refuse(`\n${own.length} to mend. Nothing was written.`);
  const path = join(folder, made.file);
  await writeFile(path, made.text, { flag: 'wx' });
  console.log(path);
  noteClosed(
    minisites.filter(({ file }) => file === made.file),
    ({ campaign }) => campaignClosed(campaign?.booking, today),
  );
  // `npm run minisite`, the parent process, opens this address.
  process.send?.(said.url);
  if (footer === undefined) console.log('Add the prices and days of its campaign to `footer`.');
}

/**
 * The minisites of a partner, found by its file, by one of its minisites or by its name; none when there are
 * problems, which are printed.
 */
async function checkedMinisites(partner: string, outcome = ''): Promise<readonly Minisite[]> {
  const { minisites, problems } = await partnersOfSite(siteTexts);
  const found = minisites.find(
    ({ file, minisiteUrl, partnerName }) =>
      file === `${partner}.json` || minisiteUrl === partner || partnerName === partner,
  );
  // No minisite is found when the file cannot be read, so its problems are looked up by the file's name.
  const file = found?.file ?? `${partner}.json`;
  const own = problems.filter((problem) => problem.file === file);
  for (const problem of own) console.error(problemLine(partnersFolder(), problem));
  const files = [...new Set(minisites.map((minisite) => minisite.file.replace(/\.json$/, '')))];
  if (own.length > 0) refuse(`\n${own.length} to mend. ${outcome}`.trimEnd());
  else if (!found) refuse(`There is no partner "${partner}". Choose one of ${files.join(', ')}.`);
  else return minisites.filter((minisite) => minisite.file === file);
  return [];
}

async function find(partner: string): Promise<void> {
  const found = await checkedMinisites(partner);
  const [first] = found;
  if (!first) return;
  const urls = found.map(({ minisiteUrl }) => minisiteUrl);
  console.log(JSON.stringify({ file: join(partnersFolder(), first.file), urls }));
}

/** Writes a folder for each minisite of a partner. */
async function buildFolders(partner: string): Promise<void> {
  const { api, address, out } = values;
  if (api === undefined || !URL.canParse(api))
    return refuse('Say also where the API is, e.g. --api https://api.sabadora.example');
  if (address !== undefined && !URL.canParse(address))
    return refuse(`"${address}" is no address, such as https://weekends.gazette.example.`);
  const found = await checkedMinisites(partner, 'Nothing was built.');
  if (found.length === 0) return;
  noteClosed(found, (minisite) => closedOn(minisite, today, undefined));
  // Imported on demand: it imports the bundler, which the other commands do not need.
  const { buildFolder } = await import('../build/buildFolder.ts');
  for (const minisite of found) {
    const folder = resolve(out ?? join(import.meta.dirname, '../dist/folders'), minisite.minisiteUrl);
    await buildFolder({ minisite, folder, api, address });
    console.log(folder);
  }
}

const RUN = { check, new: create, find, build: buildFolders };

try {
  // `npm run minisite` runs `dev` itself.
  if (command !== 'dev') await RUN[command](name);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  refuse(error.message);
}
