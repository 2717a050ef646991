import { join } from 'node:path';
import type { Plugin } from 'vite';

const features = join(import.meta.dirname, '../src/features');

/** The modules of the storefront's frame, and those that replace them on a minisite, with the same props. */
const PARTS: ReadonlyMap<string, string> = new Map(
  [
    ['frame/PageFrame.tsx', 'minisite/MinisiteFrame.tsx'],
    ['frame/Logo.tsx', 'minisite/MinisiteLogo.tsx'],
    ['frame/useHomeLabel.ts', 'minisite/useHomeLabel.ts'],
  ].map(([ofStorefront = '', ofMinisite = '']) => [join(features, ofStorefront), join(features, ofMinisite)]),
);

/** Puts the chrome of a minisite around every page: none of the storefront's own is in the build. */
export function minisiteParts(): Plugin {
  return {
    name: 'sabadora-minisite-parts',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(?:PageFrame|Logo|useHomeLabel)\.tsx?$/ },
      async handler(id, importer, options) {
        const found = await this.resolve(id, importer, { ...options, skipSelf: true });
        return found ? (PARTS.get(found.id) ?? found) : null;
      },
    },
  };
}
