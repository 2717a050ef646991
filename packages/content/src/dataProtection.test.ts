import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** All matches of the pattern's first group in the sources of a folder, without its tests. */
function namesIn(sources: string, pattern: RegExp): string[] {
  return globSync(sources, { cwd: root })
    .filter((file) => !file.includes('.test.') && !file.includes(`${sep}node_modules${sep}`))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(pattern)])
    .map(([, name = '']) => name);
}

const HOOKS = 'packages/hooks/src/**/*.ts';

/** Everything that the code keeps in the browser of a visitor. */
const stored = [
  ...namesIn(HOOKS, /useStoredValue(?:<[^(]*>)?\(\s*'([\w-]+)'/g),
  ...namesIn(HOOKS, /const KEY = '([\w-]+)'/g),
  ...namesIn(HOOKS, /TRACKING_KEYS = \{([^}]*)\}/g).flatMap((keys) =>
    [...keys.matchAll(/'(\w+)'/g)].map(([, key = '']) => key),
  ),
  ...namesIn('packages/pages/src/features/consent/consentKey.ts', /CONSENT_KEY = '(\w+)'/g),
].map((key) => `sabadora.${key}`);
// Not the cookies of staff: of the identity provider, and of a preview by a signed link.
const COOKIE = /'(sabadora-(?!care-token|preview)[\w-]+)'/g;
const cookies = ['sites/storefront/src/*.ts', 'packages/domain/src/**/*.ts'].flatMap((sources) =>
  namesIn(sources, COOKIE),
);
const names = [...stored, ...cookies];

describe('the tables of the text on data protection', () => {
  test('are compared with everything that the code stores', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        'sabadora.wishlist',
        'sabadora.recently-viewed',
        'sabadora.visitor',
        'sabadora.consent',
        'sabadora-locale',
        'sabadora-dismissed',
      ]),
    );
  });

  test.each(globSync('packages/content/files/*/pages/data-protection.md', { cwd: root }))(
    'CH-087: name all of it: %s',
    (file) => {
      const text = readFileSync(join(root, file), 'utf8');
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
    },
  );
});
