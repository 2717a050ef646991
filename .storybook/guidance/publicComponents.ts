import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPublicPackage } from '../../.ci/pack/publicPackages.ts';
import { root } from '../../.ci/services.ts';

/**
 * The components that the design system publishes, by the name of their entry. All icons count as one component named
 * `Icon`.
 */
export function readPublicComponents(): ReadonlyMap<string, readonly string[]> {
  const published = readPublicPackage('design-system').entries;
  // A test checks that this list matches the exports.
  const api = readFileSync(join(root, 'packages/design-system/api.txt'), 'utf8');
  const found = new Map<string, string[]>();
  for (const part of api.split(/^# @sabadora\/design-system\/?/m)) {
    const entry = /^.*/.exec(part)?.[0] ?? '';
    const names = [...part.matchAll(/^(?:component (\w+)|function \w+: (Icon)Component)$/gm)].map(
      ([, component, icon]) => component ?? icon ?? '',
    );
    if (published.has(entry) && names.length > 0) found.set(entry, [...new Set(names)]);
  }
  return found;
}
