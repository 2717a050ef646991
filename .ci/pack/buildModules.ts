import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { root } from '../services.ts';
import { clientModules } from './clientModules.ts';
import { pathInPackage } from './paths.ts';
import type { PublicPackage } from './publicPackages.ts';
import type { Module, Modules } from './moduleGraph.ts';

/** Modules of vanilla-extract's CSS; `styles.ts` writes it into the stylesheets of components. */
const STYLES = /\.vanilla\.css$/;
const FONT = /\.woff2$/;

/**
 * Builds a package into `folder`, module by module (`dist/StayCalendar/StayCalendar.js`), so that a consumer's
 * bundler can drop unused ones. No module imports CSS, because Node could not run it.
 *
 * @returns the imports and the CSS of each source module
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
        // Dependencies that a consumer installs.
        external: (source) =>
          /^[^./\0]/.test(source) && !source.startsWith('@sabadora/') && !FONT.test(source),
        checks: { bundlerTimings: false },
        // Modules have no side effects, because their CSS is taken out.
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
 * Names of classes, variables and keyframes: the same in every build of a version, but different in every version,
 * because a page may contain two versions.
 */
const identifierOf =
  (version: string) =>
  ({ hash }: { hash: string }) =>
    `sab-${version.replaceAll(/[^0-9A-Za-z]/g, '-')}-${hash}`;

/**
 * Removes the bundler's comments and side-effect imports, and marks components as pure, so that they can be dropped.
 */
function readable(code: string): string {
  return code
    .replaceAll(/^(?:import "\.[^"]+";|\/\/ packages\/.*|\/\* empty css +\*\/)\n/gm, '')
    .replaceAll(/ = (forwardRef|createContext|memo)\(/g, ' = /* @__PURE__ */ $1(');
}

/** Takes the CSS out of the modules, and records it with the graph of the modules. */
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
