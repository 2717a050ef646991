import { expect, test } from 'vitest';

const styles = import.meta.glob<string>('../**/*.css.ts', { query: '?raw', import: 'default', eager: true });

test('no style reads the direction with `:dir()`, which a production build turns into a list of languages', () => {
  expect(Object.keys(styles).length).toBeGreaterThan(30);
  const readingDir = Object.entries(styles).filter(([, source]) => source.includes(':dir('));
  expect(readingDir.map(([file]) => file)).toEqual([]);
});
