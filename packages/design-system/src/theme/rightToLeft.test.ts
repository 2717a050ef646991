import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no style reads the direction with `:dir()`, which a production build turns into a list of languages', () => {
  const root = join(import.meta.dirname, '..');
  const styles = globSync('**/*.css.ts', { cwd: root });
  expect(styles.length).toBeGreaterThan(30);
  const withDir = styles.filter((file) =>
    readFileSync(join(root, file), 'utf8')
      .replace(/\/\/.*/gu, '')
      .includes(':dir('),
  );
  expect(withDir).toEqual([]);
});
