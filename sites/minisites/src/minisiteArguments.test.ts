import { describe, expect, test } from 'vitest';
import { readArguments } from './minisiteArguments.ts';

test('a command line is read', () => {
  expect(readArguments([])).toMatchObject({ command: 'check', name: '' });
  const args = ['new', 'Night Post', '--id', '500', '--start=A=/search', '--start=B=/search', '--no-preview'];
  expect(readArguments(args)).toMatchObject({
    command: 'new',
    name: 'Night Post',
    values: { id: '500', start: ['A=/search', 'B=/search'], 'no-preview': true },
  });
  expect(readArguments(['--port=0', 'dev', 'night-post', '--no-open'])).toMatchObject({
    command: 'dev',
    name: 'night-post',
    values: { port: '0', 'no-open': true },
  });
});

test('help lists the commands, and of a command its options', () => {
  const all = { help: expect.stringMatching(/check .*\n +new "NAME" .*\n +dev NAME .*\n +build NAME --api/) };
  expect(readArguments(['--help'])).toEqual(all);
  expect(readArguments(['help'])).toEqual(all);
  expect(readArguments(['--help'])).not.toMatchObject({ help: expect.stringContaining('find') });
  expect(readArguments(['new', '--help'])).toEqual({
    help: expect.stringMatching(/--brand NAME\|FILE .*tokens/),
  });
  expect(readArguments(['dev', '-h'])).toEqual({ help: expect.stringMatching(/--no-open +serves without/) });
  expect(readArguments(['build', 'x', '--help'])).toEqual({ help: expect.not.stringContaining('--brand') });
});

describe('what cannot be followed is refused with what to write', () => {
  test.each([
    ['an unknown command', ['serve', 'x'], /no command "serve".*\n\nUsage: npm run minisite -- COMMAND/],
    ['an unknown option', ['new', 'x', '--colour', 'red'], /`new` has no option --colour\..* new --help/],
    ['an option of another command', ['dev', 'x', '--title', 'a'], /`dev` has no option --title\./],
    ['a missing value', ['new', 'x', '--title', '--lead', 'a'], /--title has no value\. Write --title=TEXT/],
    ['a missing value at the end', ['new', 'x', '--title'], /--title has no value/],
    ['a value too many', ['dev', 'x', '--no-open=1'], /--no-open takes no value/],
    [
      'no port',
      ['dev', 'x', '--port', '99999'],
      /--port must be a whole number from 0 to 65535, not "99999"/,
    ],
    ['no name', ['build', '--api', 'https://a.example'], /`npm run minisite -- build NAME --api ADDRESS`/],
    ['a name in two words', ['new', 'Night', 'Post'], /new "Night Post"/],
  ])('%s', (_, args, message) => {
    expect(() => readArguments(args)).toThrow(message);
  });
});
