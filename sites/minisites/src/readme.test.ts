import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROXIED_PREFIXES } from '@sabadora/api';
import { expect, test } from 'vitest';
import { readArguments } from './minisiteArguments.ts';
import { newPartnerFile } from './newPartner.ts';
import { checkPartners } from './readPartners.ts';
import { siteTexts } from './siteTexts.ts';
import { NEW } from './testing/unusualPartner.ts';

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
const blocks = [...readme.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(([, language = '', text = '']) => ({
  language,
  text,
}));

/** The only code block of a language that contains the text. */
function blockWith(language: string, part: string): string {
  const [block, ...others] = blocks.filter((each) => each.language === language && each.text.includes(part));
  if (!block || others.length > 0)
    throw new Error(`The README should have one block of ${language} with ${part}.`);
  return block.text;
}

/** Parses fields that the README shows without the braces around them. */
const fieldsOf = (text: string) => JSON.parse(`{${text}}`) as Record<string, unknown>;

test('the brand that the README shows has all that a brand needs, and can be read', () => {
  const brand: unknown = JSON.parse(blockWith('json', '"colorScheme"'));
  expect(checkPartners([newPartnerFile({ ...NEW, brand })], siteTexts).problems).toEqual([]);
});

test('the logos that the README shows are accepted', () => {
  for (const part of ['"ground"', '"viewBox"']) {
    const { logo } = fieldsOf(blockWith('json', part));
    expect(checkPartners([newPartnerFile({ ...NEW, brand: 'gazette', logo })], siteTexts).problems).toEqual(
      [],
    );
  }
});

test('the words that the README shows are accepted', () => {
  const { words } = fieldsOf(blockWith('json', '"words"'));
  expect(checkPartners([newPartnerFile({ ...NEW, words })], siteTexts).problems).toEqual([]);
});

test('the nginx of the README forwards the paths that `_redirects` lists, and no page', () => {
  const [, pattern = ''] = /location ~ (\S+) \{ proxy_pass/.exec(blockWith('nginx', 'proxy_pass')) ?? [];
  const forwarded = new RegExp(pattern);
  for (const prefix of PROXIED_PREFIXES)
    for (const path of [prefix, `${prefix}/a/b.json`]) expect(path).toMatch(forwarded);
  for (const path of ['/', '/search', '/stay/1', '/apiary', '/assets/a.js', '/content', '/content/fr_FRA'])
    expect(path).not.toMatch(forwarded);
});

test('the commands that the README shows can be followed', () => {
  const commands = [...readme.matchAll(/npm run minisite -- ([^\n`#]+)/g)].map(([, command = '']) => command);
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word = '']) => quoted ?? word);
    expect(() => readArguments(args), command).not.toThrow();
  }
});
