import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { rolldown } from 'rolldown';
import { dts } from 'rolldown-plugin-dts';
import { ended, root, start } from '../services.ts';
import { pathInPackage } from './paths.ts';
import type { PublicPackage } from './publicPackages.ts';

/** Workspace packages whose types are bundled into the published ones. */
const BUILT_IN = ['days', 'domain', 'api'] as const;

/**
 * Lets TypeScript write the declarations of all modules that the packages' entries reach into `folder`, where imports
 * of workspace packages are paths. Types are not checked; `tsc -p .` does that.
 *
 * @throws Error when TypeScript fails
 */
export async function emitDeclarations(packages: readonly PublicPackage[], folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // Not inside the folder, where the bundler of the types would use its `paths`.
  const config = `${folder}.tsconfig.json`;
  writeFileSync(
    config,
    JSON.stringify({
      extends: join(root, 'tsconfig.json'),
      compilerOptions: {
        noEmit: false,
        noCheck: true,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: join(root, 'packages'),
        outDir: folder,
        // TypeScript writes no declarations for modules in `node_modules`, so these resolve to their sources.
        paths: Object.fromEntries(
          BUILT_IN.map((name) => [`@sabadora/${name}`, [join(root, 'packages', name, 'src/index.ts')]]),
        ),
      },
      include: [],
      files: packages.flatMap(({ entries }) => [...entries.values()]),
    }),
  );
  if ((await ended(start('tsc', ['-p', config]))) !== 0) throw new Error('TypeScript wrote no types.');
  for (const name of globSync('**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const own = text.replaceAll(
      /(from |import\()(['"])@sabadora\/(days|domain|api)\2/g,
      (_all, before: string, quote: string, other: string) => {
        const target = relative(dirname(file), join(folder, other, 'src/index.ts')).replaceAll('\\', '/');
        return `${before}${quote}${target}${quote}`;
      },
    );
    if (own !== text) writeFileSync(file, own);
  }
}

/**
 * Writes one `.d.ts` for each entry of a package into `folder`, from the declarations in `declared`. What entries
 * share is in separate files below `types`; declarations that no entry uses are left out.
 */
export async function bundleTypes(
  { entries }: PublicPackage,
  declared: string,
  folder: string,
): Promise<void> {
  const declarationOf = (file: string) =>
    join(declared, relative(join(root, 'packages'), file)).replace(/\.tsx?$/, '.d.ts');
  const build = await rolldown({
    input: Object.fromEntries(
      [...entries.values()].map((file) => [pathInPackage(file), declarationOf(file)]),
    ),
    external: /^[^./]/,
    checks: { bundlerTimings: false },
    plugins: [
      {
        name: 'declarations',
        resolveId(source, importer) {
          if (importer === undefined || !/^\..*\.tsx?$/.test(source) || source.endsWith('.d.ts')) return null;
          return join(importer, '..', source.replace(/\.tsx?$/, '.d.ts'));
        },
      },
      dts({ dtsInput: true, tsconfig: false, generator: 'oxc' }),
    ],
  });
  await build.write({
    dir: folder,
    entryFileNames: '[name].ts',
    chunkFileNames: ({ name }) => `types/${basename(name)}.ts`,
  });
  await build.close();
  // The bundler's helper for namespaces; no declaration imports it.
  rmSync(join(folder, 'types/rolldown-runtime.ts'), { force: true });
}
