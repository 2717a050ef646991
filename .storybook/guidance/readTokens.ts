import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const source = join(import.meta.dirname, '../../packages/design-system/src');

/** The tokens that the styles of each component read, e.g. "color.action"; those of components inside it are theirs. */
export function readTokens(): Record<string, string[]> {
  const found: Record<string, Set<string>> = {};
  for (const file of globSync('*/*.css.ts', { cwd: source, exclude: ['**/stories.css.ts'] })) {
    const tokens = (found[dirname(file)] ??= new Set());
    for (const [, group, token] of readFileSync(join(source, file), 'utf8').matchAll(/\bvars\.(\w+)\.(\w+)/g))
      tokens.add(`${group}.${token}`);
  }
  return Object.fromEntries(
    Object.entries(found).map(([component, tokens]) => [component, [...tokens].toSorted()]),
  );
}
