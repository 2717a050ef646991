import { expect, test } from 'vitest';
import { readModuleNames } from './moduleNames.ts';

const taken = (code: string) => {
  const { takes } = readModuleNames(code);
  return takes === 'all' ? takes : [...takes].toSorted();
};

test('a module takes the names that it imports, by their own names, and those of namespaces that it reads', () => {
  expect(taken(`import base, { edge as rim } from 'tools'; export { cut as shorten } from 'more';`)).toEqual([
    'cut',
    'default',
    'edge',
  ]);
  expect(
    taken(`import * as styles from './styles'; const other = 'cut'; f({ link: styles.box(other) });`),
  ).toEqual(['box']);
});

test('members and entries that are named like a namespace are no uses of it', () => {
  const code = `import * as styles from './styles'; f({ styles: props.styles, box: styles.styles });`;
  expect(taken(code)).toEqual(['styles']);
  expect(taken(`import * as styles from './styles'; f({ styles });`)).toBe('all');
});

test('what is done with a whole namespace takes all of it', () => {
  expect(taken(`import * as words from 'words'; export const all = { words };`)).toBe('all');
  expect(taken(`import * as words from 'words'; export const one = (name) => words[name];`)).toBe('all');
  expect(taken(`export * from 'words';`)).toBe('all');
});

test('a module that only exports others once more hands on their names', () => {
  const { handsOn, handsOnAll } = readModuleNames(`export { a as b } from './a'; export * from './c';`);
  expect(handsOn).toEqual(new Map([['a', ['b']]]));
  expect(handsOnAll).toBe(true);
  expect(readModuleNames(`export { a } from './a'; export const b = 1;`).handsOn).toBeUndefined();
  expect(readModuleNames(`import './a.css';`).handsOn).toBeUndefined();
  expect(readModuleNames('').handsOn).toBeUndefined();
});
