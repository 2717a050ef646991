import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** The placeholder, as it is after minification; its argument is base64url of the JSON of the codes. */
const PLACEHOLDER = /\bcodeByLocale\(["'`]([\w-]+)["'`]\)/g;

/** An expression for which each locale's chunks have their own code, given by locale as `Visit` names it. */
export function byLocale(codes: Readonly<Record<string, string>>): string {
  const text = Buffer.from(JSON.stringify(codes)).toString('base64url');
  return `/* @__PURE__ */ codeByLocale(${JSON.stringify(text)})`;
}

/** @throws Error when there is no code for the locale. */
function inLocale(code: string, locale: string): string {
  return code.replaceAll(PLACEHOLDER, (_placeholder, text: string) => {
    const codes = JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, string>;
    const own = codes[locale];
    if (own === undefined)
      throw new Error(`A module has code for ${Object.keys(codes).join(', ')}, not for ${locale}.`);
    return own;
  });
}

/** The chunks that differ by locale: those with a placeholder, and those that name one that differs. */
function chunksThatDiffer(codes: ReadonlyMap<string, string>): string[] {
  const names = new Set<string>();
  // Grows while it is walked.
  for (const [fileName, code] of codes) if (code.search(PLACEHOLDER) >= 0) names.add(fileName);
  for (const name of names)
    for (const [fileName, code] of codes) if (code.includes(basename(name))) names.add(fileName);
  return [...names];
}

const nameIn = (locale: string, name: string) => name.replace(/\.js$/, `.${locale}.js`);

/**
 * Writes each chunk with code by locale once per locale, e.g. `search-B1C9KGWB.fr_FR.js`, and those that import it; and
 * the manifest as `manifest.fr_FR.json`. A chunk that differs in no locale stays one file for all.
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
          // The hash in a name keeps it from being part of another.
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
