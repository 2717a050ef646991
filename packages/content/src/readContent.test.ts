import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { LOCALES, MARKETS, plainText, type RichText } from '@sabadora/domain';
import { proseFaults } from '@sabadora/domain/testing';
import { afterEach, expect, test } from 'vitest';
import { CONTENT_FOLDER, readContent } from './readContent.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Folders of the French markets: enough for each kind of fault, and read in a third of the time. */
const FRENCH = ['fr', 'fr_FR', 'fr_BE'];

/** The problems of the French content after some files were replaced. */
async function problemsWith(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  folders.push(folder);
  for (const name of FRENCH) cpSync(join(CONTENT_FOLDER, name), join(folder, name), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { problems } = await readContent(folder);
  return problems.map(({ file, line, message }) => `${file}:${line} ${message}`);
}

const { items, problems } = await readContent();
const bodyOf = (locale: string, kind: string, key: string) =>
  items.find((item) => item.locale === locale && item.kind === kind && item.key === key)?.body;

test('our own content has no mistakes', () => {
  expect(problems).toEqual([]);
});

test.each(LOCALES)(
  'CH-078, CH-080: %s has its legal pages, and its press page where there is one',
  (locale) => {
    const keys = items
      .filter((item) => item.locale === locale && item.kind === 'pages')
      .map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        'accessibility',
        'careers',
        'cookies',
        'data-protection',
        'partner-hotels',
        'terms-of-sale',
        'terms-of-use',
      ]),
    );
    expect(keys.includes('press')).toBe(['fr_FR', 'es_ES'].includes(locale));
  },
);

const AUTHORITIES = {
  fr_FR: 'CNIL',
  es_ES: 'AEPD',
  it_IT: 'Garante',
  nl_NL: 'Autoriteit Persoonsgegevens',
  fr_BE: 'APD',
  nl_BE: 'GBA',
} as const;

test.each(LOCALES)(
  'CH-078, CH-079, CH-080, CH-081, CH-082, CH-083: the footer of %s leads to what its market has',
  (locale) => {
    const { footer } = bodyOf(locale, 'chrome', 'main') as {
      footer: Record<'columns', { links: { url: string }[] }[]> & { legal: { url: string }[] };
    };
    const urls = [...footer.columns.flatMap(({ links }) => links), ...footer.legal].map(({ url }) => url);
    const pages = [
      'terms-of-sale',
      'terms-of-use',
      'data-protection',
      'cookies',
      'partner-hotels',
      'careers',
    ];
    expect(urls).toEqual(expect.arrayContaining(['/help', ...pages.map((page) => `/content/${page}`)]));
    expect(urls.includes('/content/press')).toBe(['fr_FR', 'es_ES'].includes(locale));
    expect(urls.includes('/boxes')).toBe(locale !== 'it_IT');
  },
);

test.each(LOCALES)('CH-087: %s names its own authority for data protection', (locale) => {
  const { content } = bodyOf(locale, 'pages', 'data-protection') as { content: RichText };
  const words = plainText(content);
  for (const [market, authority] of Object.entries(AUTHORITIES))
    expect(words.includes(authority), authority).toBe(market === locale);
});

test('CH-109: five questions are asked most often, in every market', () => {
  for (const locale of LOCALES) {
    const places = items
      .filter((item) => item.locale === locale && item.kind === 'help')
      .flatMap(({ body }) => (body as { popular?: number }).popular ?? []);
    expect(
      places.toSorted((a, b) => a - b),
      locale,
    ).toEqual([1, 2, 3, 4, 5]);
  }
});

/** Blocks of a landing page (CH-021 … CH-027), with those that the second set adds (CH-028). */
const LANDING_BLOCKS = [
  'banner',
  'boxes',
  'categoryCards',
  'jumbotron',
  'promoList',
  'sellingPoints',
  'targetedBanner',
  'text',
  'topBar',
  'topResults',
];

test.each(LOCALES)(
  'CH-020, CH-028: the landing pages of %s have every kind of block, each in an order of its own',
  (locale) => {
    const sequences = items
      .filter((item) => item.locale === locale && item.kind === 'landing')
      .map(({ body }) => (body as { blocks: { type: string }[] }).blocks.map(({ type }) => type));
    expect([...new Set(sequences.flat())].sort()).toEqual(LANDING_BLOCKS);
    expect(new Set(sequences.map((types) => types.join())).size).toBe(4);
  },
);

interface Ideas {
  sections: { title: string; ideas: { label: string; url: string; cover: string }[] }[];
  regions: unknown[];
}

test.each(LOCALES)(
  'CH-029, CH-031: %s has six sections of ideas or more, of six to twelve tiles each',
  (locale) => {
    const { sections, regions } = bodyOf(locale, 'ideas', 'main') as Ideas;
    expect(sections.length).toBeGreaterThanOrEqual(6);
    for (const { title, ideas } of sections) {
      expect(ideas.length, title).toBeGreaterThanOrEqual(6);
      expect(ideas.length, title).toBeLessThanOrEqual(12);
      for (const field of ['label', 'url', 'cover'] as const)
        expect(new Set(ideas.map((idea) => idea[field])).size, `${title}, ${field}`).toBe(ideas.length);
    }
    expect(regions.length).toBeGreaterThanOrEqual(10);
  },
);

const answersOf = (locale: string) =>
  items
    .filter((item) => item.locale === locale && item.kind === 'help')
    .map(({ key, body }) => ({ key, ...(body as { question: string; answer: RichText }) }));

test.each(LOCALES)('CH-082, CH-109: %s has thirty answers, each with a link to where one acts', (locale) => {
  const answers = answersOf(locale);
  expect(answers.length).toBeGreaterThanOrEqual(30);
  expect(answers.filter(({ answer }) => !JSON.stringify(answer).includes('"href":"/'))).toEqual([]);
});

test('D-018, PR-148, ALG-20: answers quote the figures of the rules, as the market writes them', () => {
  const textOf = (locale: string, key: string) =>
    answersOf(locale)
      .filter((answer) => answer.key === key)
      .map(({ answer }) => plainText(answer).replaceAll(/\s/g, ' '))
      .join();
  expect(textOf('fr_FR', 'voucher-validity')).toContain('18 mois');
  expect(textOf('fr_FR', 'voucher-validity')).toContain('12 pour une activité ou un coffret');
  expect(textOf('nl_BE', 'cancel')).toContain('80% van de nachten');
  expect(textOf('fr_BE', 'instalments')).toContain('en trois fois de 200 € à 2 000 €');
  expect(textOf('nl_NL', 'instalments')).toContain('in vier keer vanaf € 250');
  expect(textOf('it_IT', 'voucher-by-post')).toContain('2–4 giorni lavorativi');
});

/** All texts of an item that visitors read, as plain text. */
function readTexts(value: unknown, name = ''): string[] {
  if (name !== '' && NOT_READ.test(name)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  // The nodes of rich text are parts of sentences, so they are joined.
  if (/^(?:answer|content)$/.test(name))
    return (value as RichText).map((node) => plainText(withSlotsFilled([node])));
  return Object.entries(value).flatMap(([key, each]) => readTexts(each, Array.isArray(value) ? name : key));
}

const withSlotsFilled = (text: RichText) =>
  JSON.parse(JSON.stringify(text, (_, node: unknown) => (isSlot(node) ? 'Sabadora' : node))) as RichText;

const isSlot = (node: unknown) => typeof node === 'object' && node !== null && 'slot' in node;

/** An item of a list may continue the sentence before the list. */
const IN_LISTS = 'sentence that starts in lower case';

const NOT_READ =
  /^(?:id|type|tone|icon|variant|columns|topic|search|dates|url|uri|href|picture|cover|image\w*|\w+URL|campaign|category|internalCode|colorVariation|updatedOn)$/;

test.each(LOCALES)('the content of %s is written as its language writes', (locale) => {
  const language = MARKETS[locale].language;
  const faults = items
    .filter((item) => item.locale === locale)
    .flatMap(({ file, body }) =>
      readTexts(body).flatMap((text) =>
        proseFaults(text.trim(), language)
          .filter((fault) => fault !== IN_LISTS)
          .map((fault) => `${file}, ${fault}: ${text}`),
      ),
    );
  expect(faults).toEqual([]);
});

const PAGE = readFileSync(join(CONTENT_FOLDER, 'fr/pages/cookies.md'), 'utf8');

test.each([
  [
    'fr/pages/cookies.md',
    PAGE.replace('title:', 'titel:'),
    'fr/pages/cookies.md:2 `title` is missing. Add it.',
  ],
  [
    'fr/pages/cookies.md',
    PAGE.replace('---\n', '---\ntitel: X\n'),
    'fr/pages/cookies.md:2 `titel` is not a field that is known here. Correct its name, or remove it.',
  ],
  [
    'fr/pages/cookies.md',
    'Cookies',
    'fr/pages/cookies.md:1 The file must begin with its fields between two lines of "---", e.g. "title: Gifts".',
  ],
  [
    'fr/pages/cookies.md',
    PAGE.replace('---\n', '---\nfrom: 2026-12-02T00:00\nuntil: 2026-12-01T00:00\n'),
    'fr/pages/cookies.md:3 `until`: must be later than `from`, or the file is never shown (ALG-23).',
  ],
  [
    'fr/pages/cookies.md',
    PAGE.replace('---\n', '---\nfrom: 2026-02-30T00:00\n'),
    'fr/pages/cookies.md:2 `from`: must be a day and hour that exists, in Paris, as "2026-11-27T08:00".',
  ],
  [
    'fr/pages/cookies.md',
    PAGE.replace('{{consentSettings}}', '{{consent}}'),
    '{{consent}} is not among the snippets of fr_FR. Correct its name, or add it to a snippets.json of that market.',
  ],
  ['fr/pages/Cookies.md', PAGE, 'fr/pages/Cookies.md:1 A file is named'],
  [
    'fr/pages/cookies.json',
    '{}',
    'fr/pages/cookies.json:1 Content of the kind "pages" is in files that end in ".md".',
  ],
  ['fr/boxes-block.json', '{\n  "title": "A",\n}', 'fr/boxes-block.json:3 This is not JSON'],
  [
    'fr/help/cancel.md',
    '---\nquestion: A\ntopic: other\n---\nB',
    'fr/help/cancel.md:3 `topic`: there is no topic "other" in help-topics.json of fr_FR.',
  ],
  [
    'fr/help/cancel.md',
    '---\nquestion: A\ntopic: changes\n---\n[B](/landing/none)',
    '/landing/none leads to no page of fr_FR. Correct it, or add the page.',
  ],
  [
    'fr/help/cancel.md',
    '---\nquestion: A\ntopic: changes\n---\n[B](/content/terms-of-sale#none)',
    '/content/terms-of-sale#none leads to no page of fr_FR. Correct it, or add the page.',
  ],
  [
    'fr/redirects.json',
    '{\n "redirects": [\n  { "from": "/a", "to": "/b" },\n  { "from": "/b", "to": "/help" }\n ]\n}',
    'fr/redirects.json:3 `to`: /b is itself redirected. Lead to /help at once.',
  ],
  [
    'fr/redirects.json',
    '{\n "redirects": [\n  { "from": "/a", "to": "/b" },\n  { "from": "/b", "to": "/a?x" }\n ]\n}',
    'fr/redirects.json:4 `to`: /a?x leads back to /b, round in a circle. Lead to a page.',
  ],
  [
    'fr/redirects.json',
    '{ "redirects": [{ "from": "/a", "to": "/a" }] }',
    'fr/redirects.json:1 `to`: /a leads back to /a, round in a circle.',
  ],
  [
    'fr/redirects.json',
    '{ "redirects": [{ "from": "/landing/spa", "to": "/help" }] }',
    'fr/redirects.json:1 `from`: /landing/spa is a page of fr_FR',
  ],
  [
    'fr/redirects.json',
    '{ "redirects": [{ "from": "/a", "to": "/none" }] }',
    'fr/redirects.json:1 `to`: /none leads to no page of fr_FR.',
  ],
  ['fr/redirects.json', '{ "redirects": [{ "from": "/a?b=1", "to": "/help" }] }', 'must be a path such as'],
  ['fr/pages/cookies@a.md', PAGE, 'would be shown in the same place at the same time.'],
])('a mistake in %s is told with its line and how to mend it', async (file, text, expected) => {
  const found = await problemsWith({ [file]: text });
  expect(found.filter((line) => line.includes(expected))).not.toEqual([]);
});

test('CH-181: a variation is of one experiment, whose shares are of a hundred visitors', async () => {
  const experiment = (name: string, ...weights: number[]) =>
    JSON.stringify({ variations: weights.map((weight, at) => ({ name: `${name}${at}`, weight })) });
  const shares = { 'fr/experiments/one.json': experiment('green', 60, 41) };
  expect(await problemsWith(shares)).toContain(
    'fr/experiments/one.json:1 `variations`: must have weights of 100 together at most: they are shares of a hundred visitors.',
  );
  const banner = readFileSync(join(CONTENT_FOLDER, 'fr/targeted-banners/ideas.json'), 'utf8');
  const problemsOf = await problemsWith({
    'fr/targeted-banners/ideas.json': banner.replace('{', '{ "variation": "blue0",'),
    'fr/experiments/one.json': experiment('green', 50),
    'fr/experiments/two.json': experiment('green', 60),
  });
  const unseen = (locale: string) =>
    `fr/targeted-banners/ideas.json:1 \`variation\`: no experiment of ${locale} has "blue0", so that nobody sees this. Correct it, or add it to a file in experiments/.`;
  expect(problemsOf.filter((problem) => /green0|blue0/.test(problem)).toSorted()).toEqual([
    'fr/experiments/two.json:1 `variations`: "green0" is also one of fr/experiments/one.json. Give each variation a name of its own.',
    unseen('fr_BE'),
    unseen('fr_FR'),
  ]);
});
