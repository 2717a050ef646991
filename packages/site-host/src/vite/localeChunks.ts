import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The placeholder of `byLocale` after minification; its argument is base64url of the JSON of `codes`. */
const PLACEHOLDER = /\bcodeByLocale\(["'`]([\w-]+)["'`]\)/g;

/** An expression that each locale's chunks replace with their own code; keys are locales as in `Visit`. */
export function byLocale(codes: Readonly<Record<string, string>>): string {
  const text = Buffer.from(JSON.stringify(codes)).toString('base64url');
  return `/* @__PURE__ */ codeByLocale(${JSON.stringify(text)})`;
}

/**
 * Replaces the placeholders with the code for a locale.
 *
 * @throws Error when there is no code for the locale.
 */
function inLocale(code: string, locale: string): string {
  return code.replaceAll(PLACEHOLDER, (_placeholder, text: string) => {
    const codes = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, string>;
    const own = codes[locale];
    if (own === undefined)
      throw new Error(`A module has code for ${Object.keys(codes).join(', ')}, not for ${locale}.`);
    return own;
  });
}

/** The chunks that differ by locale: those with a placeholder, and those that import such a chunk. */
function chunksThatDiffer(codes: ReadonlyMap<string, string>): string[] {
  const names = new Set<string>();
  // The second loop also visits the names that it adds itself.
  for (const [fileName, code] of codes) if (code.search(PLACEHOLDER) >= 0) names.add(fileName);
  for (const name of names)
    for (const [fileName, code] of codes) if (code.includes(basename(name))) names.add(fileName);
  return [...names];
}

const nameIn = (locale: string, name: string) => name.replace(/\.js$/, `.${locale}.js`);

/**
 * Writes each chunk with code by locale, and the chunks that import it, once per locale, e.g.
 * `search-B1C9KGWB.fr_FR.js`, and the manifest as `manifest.fr_FR.json`. Other chunks stay one file for all locales.
 */
export function localeChunks(locales: readonly string[]): Plugin {
  return {
    name: 'site-host:locale-chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle: {
      order: 'pre',
      sequential: true,
      async handler({ dir = '' }, bundle) {
        if (locales.length === 0) return;
        const fileNames = Object.values(bundle)
          .filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
          .map(({ fileName }) => fileName);
        const read = (fileName: string) => readFile(join(dir, fileName), 'utf8');
        const codes = new Map(
          await Promise.all(fileNames.map(async (name) => [name, await read(name)] as const)),
        );
        const differing = chunksThatDiffer(codes);
        const manifest = await read('.vite/manifest.json');
        for (const locale of locales) {
          // Each name contains a hash, so no name is part of another one.
          const renamed = (code: string) =>
            differing
              .map((name) => basename(name))
              .reduce((text, name) => text.replaceAll(name, nameIn(locale, name)), code);
          for (const name of differing)
            await writeFile(
              join(dir, nameIn(locale, name)),
              renamed(inLocale(codes.get(name) ?? '', locale)),
            );
          await writeFile(join(dir, `.vite/manifest.${locale}.json`), renamed(manifest));
        }
        for (const name of differing) await rm(join(dir, name));
      },
    },
  };
}
