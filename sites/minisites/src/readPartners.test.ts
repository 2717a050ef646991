import { partnerThemes } from '@sabadora/design-system/themes';
import { LOCALES, MARKETS, plainText } from '@sabadora/domain';
import { expect, test } from 'vitest';
import { newPartnerFile } from './newPartner.ts';
import { checkPartners, readPartners } from './readPartners.ts';
import { siteTexts } from './siteTexts.ts';
import { NEW, NIGHT } from './testing/unusualPartner.ts';

const { minisites, problems } = await readPartners(undefined, siteTexts);

test('CH-174, D-017: six minisites for five partners, a Belgian one with an id per language', () => {
  expect(problems).toEqual([]);
  expect(minisites.map(({ minisiteId }) => minisiteId).toSorted((a, b) => b - a)).toEqual([
    360, 250, 244, 97, 30, 14,
  ]);
  expect(new Set(minisites.map(({ partnerName }) => partnerName)).size).toBe(5);
  const belgian = minisites.filter(({ partnerName }) => partnerName === 'Tam-Tam');
  expect(belgian.map(({ minisiteLocale }) => minisiteLocale)).toEqual(['fr_BE', 'nl_BE']);
});

const CONDITIONS = {
  fr: [
    /2\s(?:personnes) en chambre double, sous réserve/,
    /minimum/,
    /(?:75|108)\s€/,
    /202[45]/,
    /électroniques/,
    /font foi/,
  ],
  nl: [
    /2 personen in een tweepersoonskamer/,
    /minimum/,
    /€\s(?:75|108)/,
    /202[45]/,
    /elektronisch/,
    /doorslaggevend/,
  ],
};

test.each(minisites)('CH-175…CH-180: the legal footer of $minisiteUrl states the conditions', (minisite) => {
  const words = plainText(minisite.footer);
  for (const condition of CONDITIONS[minisite.minisiteLocale === 'nl_BE' ? 'nl' : 'fr'])
    expect(words).toMatch(condition);
});

test('CH-171…CH-173: a partner of an unusual brand and a long name is made from a few answers', () => {
  const made = checkPartners([newPartnerFile(NEW)]);
  expect(made.problems).toEqual([]);
  expect(made.minisites).toMatchObject([{ minisiteId: 500, minisiteUrl: 'night-post', brand: NIGHT }]);
});

const DOUBLE_ROOM = {
  fr: 'chambre double',
  es: 'habitación doble',
  it: 'camera doppia',
  nl: 'tweepersoonskamer',
};

test.each(LOCALES)('a partner can be of any market, and begins in its language: %s', (locale) => {
  const file = newPartnerFile({ ...NEW, locale });
  const { minisites: ofMarket, problems: none } = checkPartners([file], siteTexts);
  expect(none).toEqual([]);
  expect(ofMarket).toMatchObject([{ minisiteLocale: locale, language: MARKETS[locale].bcp47 }]);
  expect(plainText(ofMarket[0]?.footer ?? [])).toContain(DOUBLE_ROOM[MARKETS[locale].language]);
});

test('a partner without a legal footer and without a logo is a partner (CH-172)', () => {
  const { text } = newPartnerFile(NEW);
  const { minisites: made } = checkPartners([
    { file: 'a.json', text: text.replace(/,\s*"footer": ".*"/, '') },
  ]);
  expect(made).toMatchObject([{ footer: [], logo: undefined }]);
});

const made = newPartnerFile(NEW).text;
const changed = (before: string, after: string) => {
  if (!made.includes(before)) throw new Error(`The file has no ${before}.`);
  return made.replace(before, after);
};
const logo = (color: string) =>
  changed(
    '  "minisites"',
    `  "logo": { "url": "https://a.example/l.svg", "color": "${color}", "ground": "paper" },\n  "minisites"`,
  );

const worded = (words: string) => changed('  "minisites"', `  "words": { ${words} },\n  "minisites"`);

test.each([
  [
    'a colour hard to read',
    changed('"inkMuted": "#B9B4A8"', '"inkMuted": "#55524C"'),
    '"inkMuted"',
    /inkMuted on paper: 2\.\d+, needs 4\.5.*Make the two differ/,
  ],
  ['a colour in words', changed('"#F4F1EA"', '"white"'), '"ink"', /brand\.color\.ink.*#RRGGBB/],
  [
    'a value that ends its declaration',
    changed('"none"', '"none; color: red"'),
    '"float"',
    /shadow\.float.*one CSS value/,
  ],
  [
    'no words',
    changed('"Nachtbrakers, eropuit"', '" "'),
    '"title"',
    /`minisites\.0\.title`: there are no words\. Write them\./,
  ],
  [
    'a missing title',
    changed('"title": "Nachtbrakers, eropuit",', ''),
    '{\n      "minisiteId"',
    /`minisites\.0\.title` is missing\. Add it\./,
  ],
  [
    'a market that there is not',
    changed('"nl_BE"', '"de_DE"'),
    '"minisiteLocale"',
    /minisiteLocale`: write a market: fr_FR, es_ES, it_IT, /,
  ],
  [
    'a picture that is not there',
    changed('lake/theme-luxury/3840_700', 'lake/nothing/3840_700'),
    '"desktop"',
    /there is no picture/,
  ],
  ['a link to elsewhere', changed('"/search"', '"https://evil.example"'), '"to"', /searches and products/],
  [
    'an unknown field',
    changed('"affiliate"', '"motto": "x",\n  "affiliate"'),
    '"motto"',
    /`motto` is not a field/,
  ],
  ['words of another language', worded('"es": { "a.b": "c" }'), '{ "a.b"', /no minisite .*Write nl or nl-BE/],
  [
    'an unknown key',
    worded('"nl": { "searchBox.go": "Zoek" }'),
    '"Zoek"',
    /nothing has this key.*searchBox\.adults,/,
  ],
  [
    'an unknown word of a component',
    worded('"nl": { "Dialog.shut": "Dicht" }'),
    '"Dicht"',
    /Choose one of Dialog\.close/,
  ],
  [
    'a word that is made of values',
    worded('"nl": { "ParticipantStepper.fewer": "Min" }'),
    '"Min"',
    /takes values/,
  ],
  [
    'other values',
    worded('"nl": { "minisite.soldBy": "Van {who}" }'),
    '"Van',
    /has \{who\}, where .* has \{name\}/,
  ],
  [
    'a broken message',
    worded('"nl-BE": { "minisite.soldBy": "Van {name" }'),
    '"Van',
    /cannot be read.*brace/,
  ],
  [
    'an unknown language',
    changed('"minisiteLocale"', '"language": "Klingon",\n      "minisiteLocale"'),
    '"Klingon"',
    /tag of a language/,
  ],
  ['a logo that vanishes', logo('#333333'), '"logo"', /#333333 on paper has a contrast of 1\.\d+, needs 3/],
  ['no JSON', '{\n  "partnerName": "a",\n}', '}', /not JSON/],
])('%s is refused, with its line and how to mend it', (_, text, place, message) => {
  const line = text.slice(0, text.indexOf(place)).split('\n').length;
  const [problem] = checkPartners([{ file: 'bad.json', text }], siteTexts).problems;
  expect(problem).toMatchObject({ file: 'bad.json', line, message: expect.stringMatching(message) });
});

const messagesOf = (text: string) =>
  checkPartners([{ file: 'bad.json', text }], siteTexts).problems.map(({ message }) => message);

test('all faults of a brand are reported at once: missing and unknown fields, colours, and contrast', () => {
  const { surface, inkMuted, ...color } = NIGHT.color;
  const brand = {
    ...NIGHT,
    colorScheme: 'night',
    color: { ...color, surface: 'black', ground: '#0B0B0D' },
    font: { titleFont: 'serif', text: 4 },
    shade: 'none',
  };
  const { text } = newPartnerFile({ ...NEW, brand });
  expect(messagesOf(text).toSorted()).toEqual([
    '`brand.color.ground` is not a field that is known here. Correct its name, or remove it.',
    '`brand.color.inkMuted` is missing. Add it.',
    '`brand.color.surface`: write the colour as #RRGGBB, e.g. "#1B3A6B".',
    '`brand.colorScheme`: write "light" or "dark".',
    '`brand.font.display` is missing. Add it.',
    '`brand.font.text`: there must be a text in quotation marks here, not a number.',
    '`brand.font.titleFont` is not a field that is known here. Correct its name, or remove it.',
    '`brand.shade` is not a field that is known here. Correct its name, or remove it.',
  ]);
  const { radius, ...unrounded } = { ...NIGHT, color: { ...NIGHT.color, inkMuted: '#55524C' } };
  const faded = messagesOf(newPartnerFile({ ...NEW, brand: unrounded }).text);
  expect(faded).toContain('`brand.radius` is missing. Add it.');
  expect(faded).toContainEqual(expect.stringMatching(/inkMuted on paper: 2\.\d+, needs 4\.5/));
  expect([surface, inkMuted, radius]).not.toContain(undefined);
});

test('fields of a whole file that are unknown are reported with what else is wrong', () => {
  const text = changed('"affiliate"', '"motto": "x",\n  "affiliate"').replace(
    '"Nachtbrakers, eropuit"',
    '" "',
  );
  expect(messagesOf(text)).toEqual([
    '`motto` is not a field that is known here. Correct its name, or remove it.',
    '`minisites.0.title`: there are no words. Write them.',
  ]);
});

test('words without their language are refused with the form of words', () => {
  expect(messagesOf(worded('"minisite.with": "met", "Dialog.close": "Sluit"'))).toEqual([
    '`words`: write them by language and key, as {"fr": {"minisite.with": "…"}}.',
  ]);
});

test('a colour behind a logo that there is not is refused with those that there are', () => {
  expect(messagesOf(logo('#FFFFFF').replace('"ground": "paper"', '"ground": "page"'))).toEqual([
    '`logo.ground`: write a colour of the brand: paper, surface, sunken, ink, action.',
  ]);
});

test('words are laid over those of the pages, a tag over its language; they say where lines begin', () => {
  const text = worded(
    '"ar": { "minisite.with": "مع", "Dialog.close": "إغلاق" }, "ar-EG": { "minisite.with": "ويا" }',
  ).replace('"minisiteLocale"', '"language": "ar-EG", "minisiteLocale"');
  const { minisites: found, problems: none } = checkPartners([{ file: 'a.json', text }], siteTexts);
  expect(none).toEqual([]);
  expect(found).toMatchObject([
    {
      language: 'ar-EG',
      direction: 'rtl',
      words: {
        language: 'ar-EG',
        messages: { 'minisite.with': ['ويا'] },
        components: { Dialog: { close: 'إغلاق' } },
      },
    },
  ]);
});

test('a logo that can be read on its ground is none to mend', () => {
  expect(checkPartners([{ file: 'a.json', text: logo('#FFFFFF') }]).problems).toEqual([]);
});

test('an unknown brand is refused with those that there are', () => {
  const [problem] = checkPartners([newPartnerFile({ ...NEW, brand: 'midnight' })]).problems;
  expect(problem?.message).toContain(partnerThemes.map(({ name }) => name).join(', '));
});

test('every partner has a logo that is drawn (CH-172)', () => {
  for (const { logo, logoFiles } of minisites) {
    expect(logo?.url).toContain('.logo.');
    expect(logoFiles.length).toBeGreaterThan(0);
  }
});

test('ids and addresses belong to one minisite', () => {
  const again = { file: 'b.json', text: made };
  expect(checkPartners([newPartnerFile(NEW), again]).problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('500 is in night-post.json already'),
    expect.stringContaining('night-post is in night-post.json already'),
  ]);
});
