import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../consumers/prepareProject.ts';
import { npmrcOf } from './registry.ts';

/** A page for the version before the major one: it uses a name that the major version changes. */
const PAGE = `import { WordsProvider } from '@sabadora/design-system';
import { PriceTag } from '@sabadora/design-system/PriceTag';
import { Tabs } from '@sabadora/design-system/Tabs';
import * as words from '@sabadora/design-system/words/fr';
import { parseHash } from '@sabadora/hooks/core';
import { renderToString } from 'react-dom/server';

const html = renderToString(
  <WordsProvider locale="fr-FR" words={words}>
    <Tabs label="About the hotel" look="pill" tabs={[{ id: 'rooms', label: 'Rooms', content: 'Two rooms' }]} />
    <PriceTag priceCents={12900} size="large" />
  </WordsProvider>,
);
if (!html.includes('Two rooms') || parseHash === undefined) throw new Error(html);
`;

const SETTINGS = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom'],
    module: 'nodenext',
    jsx: 'react-jsx',
    strict: true,
    outDir: 'dist',
    types: ['node'],
  },
  include: ['src'],
};

/** A project of another team, which installs from the registry of the rehearsal. */
export interface Consumer {
  install: (...wanted: readonly string[]) => Promise<void>;
  /** Updates to the newest versions in its ranges. */
  update: () => Promise<void>;
  /** The installed version of a package. */
  installed: (name: string) => string;
  /** Compiles its page against the types and renders it in Node. @throws Error with the compiler's output */
  build: () => Promise<void>;
  /** Runs a codemod of the design system over its sources. */
  migrate: (codemod: string) => Promise<void>;
}

/** Makes the project in a folder. */
export function createConsumer(folder: string, registry: string): Consumer {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'src'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('package.json', JSON.stringify({ name: 'rehearsal-consumer', private: true, type: 'module' }));
  write('tsconfig.json', JSON.stringify(SETTINGS));
  write('.npmrc', npmrcOf(registry));
  write('src/page.tsx', PAGE);
  const npm = (...args: readonly string[]) => run(folder, 'npm', [...args, '--no-audit', '--no-fund']);
  return {
    install: (...wanted) => npm('install', '--ignore-scripts', ...wanted),
    update: () => npm('update', '--ignore-scripts'),
    installed: (name) =>
      (
        JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')) as {
          version: string;
        }
      ).version,
    build: async () => {
      await run(folder, 'npx', ['tsc']);
      await run(folder, 'node', ['dist/page.js']);
    },
    migrate: (codemod) =>
      run(folder, 'npx', [
        '--yes',
        'jscodeshift@17.4.0',
        '--parser=tsx',
        '--extensions=ts,tsx',
        '--fail-on-error',
        `--transform=node_modules/@sabadora/design-system/codemods/${codemod}.mjs`,
        'src',
      ]),
  };
}
