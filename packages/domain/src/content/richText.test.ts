import { expect, test } from 'vitest';
import { isContentHref } from './contentHref.ts';
import { plainText } from './richText.ts';

test.each([
  '/',
  '/help#gifts',
  '#rights',
  'https://example.com/a?b=c',
  'mailto:a@b.example',
  'tel:+33100000000',
])('a text may lead to %s', (href) => {
  expect(isContentHref(href)).toBe(true);
});

test.each([
  '',
  'help',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'https:///x',
  'http://a.example/"onclick="x',
  '/a b',
])('nor to %j', (href) => {
  expect(isContentHref(href)).toBe(false);
});

test('the words of a text are those that are read', () => {
  expect(
    plainText([
      { tag: 'h2', children: ['Gifts'] },
      {
        tag: 'p',
        children: ['Valid for ', { tag: 'strong', children: ['a year'] }, '.', { slot: 'privacyEmail' }],
      },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['one'] },
          { tag: 'li', children: ['two'] },
        ],
      },
    ]),
  ).toBe('Gifts Valid for a year. one two');
});
