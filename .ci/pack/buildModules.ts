import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { root } from '../services.ts';
import { clientModules } from './clientModules.ts';
import { pathInPackage } from './paths.ts';
import type { PublicPackage } from './publicPackages.ts';
import type { Module, Modules } from './moduleGraph.ts';

/** What `.vanilla.css` modules hold is written as stylesheets of components: see `styles.ts`. */
const STYLES = /\.vanilla\.css$/;
const FONT = /\.woff2$/;

/**
 * Builds a package module by module (`dist/StayCalendar/StayCalendar.js`), so that a consumer's bundler drops what it
 * does not use, into `folder`. No module imports CSS: Node could not run it.
 *
 * @returns what the modules import and which CSS they came with
 */
export async function buildModules(
  { entries, manifest, folder: name }: PublicPackage,
  folder: string,
): Promise<Modules> {
  rmSync(folder, { recursive: true, force: true });
  const modules = new Map<string, Module>();
  await build({
    root: join(root, 'packages', name),
    configFile: false,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: identifierOf(manifest.version) }), takeStyles(modules)],
    build: {
      outDir: folder,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      lib: { entry: Object.fromEntries(entries), formats: ['es'] },
      rolldownOptions: {
        // What a consumer installs.
        external: (source) =>
          /^[^./\0]/.test(source) && !source.startsWith('@sabadora/') && !FONT.test(source),
        checks: { bundlerTimings: false },
        // Their CSS is not part of the modules.
        treeshake: { moduleSideEffects: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: join(root, 'packages'),
          entryFileNames: ({ name, facadeModuleId }) => `${pathInPackage(facadeModuleId ?? name)}.js`,
        },
      },
    },
  });
  return modules;
}

/**
 * Names of classes, variables and keyframes: the same for every build of a version, and others in every version, since
 * a page may hold two.
 */
const identifierOf =
  (version: string) =>
  ({ hash }: { hash: string }) =>
    `sab-${version.replaceAll(/[^0-9A-Za-z]/g, '-')}-${hash}`;

/** Without the bundler's remarks and imports of names that it has put in; components that nothing uses can be dropped. */
function readable(code: string): string {
  return code
    .replaceAll(/^(?:import "\.[^"]+";|\/\/ packages\/.*|\/\* empty css +\*\/)\n/gm, '')
    .replaceAll(/ = (forwardRef|createContext|memo)\(/g, ' = /* @__PURE__ */ $1(');
}

/** Takes the CSS out of the modules, and notes their graph with it. */
function takeStyles(modules: Map<string, Module>): Rolldown.Plugin & { enforce: 'pre' } {
  const css = new Map<string, string>();
  return {
    name: 'take-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!STYLES.test(id)) return null;
      css.set(id, code);
      return { code: '', moduleSideEffects: true, moduleType: 'js' };
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const chunk of chunks) chunk.code = readable(chunk.code);
      const client = clientModules(chunks);
      for (const chunk of chunks) if (client.has(chunk.fileName)) chunk.code = `'use client';\n${chunk.code}`;
      for (const id of this.getModuleIds()) {
        const { importedIds = [], dynamicallyImportedIds = [], code } = this.getModuleInfo(id) ?? {};
        modules.set(id, {
          imports: importedIds,
          dynamicImports: dynamicallyImportedIds,
          code: code ?? '',
          css: css.get(id),
        });
      }
    },
  };
}
