import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KeyContract } from '../../packages/design-system/src/keyboard/defineKeys.ts';
import { guidance } from '../guidance/index.ts';
import { readPublicComponents } from '../guidance/publicComponents.ts';
import { nameOf, type ComponentPage } from './componentTwin.ts';

const storybook = join(import.meta.dirname, '..');
const designSystem = join(storybook, '../packages/design-system');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

/** The pages of components, from their stories, docstrings, keys and types. */
export async function readComponentPages(): Promise<ComponentPage[]> {
  const api = read(designSystem, 'api.txt');
  const contracts = await readContracts();
  const published = readPublicComponents();
  const forms = globSync('forms/*.tsx', { cwd: designSystem }).map((file) => read(designSystem, file));
  const pages = globSync('src/*/*.stories.tsx', { cwd: designSystem }).map(async (file) => {
    const stories = read(designSystem, file);
    const title = /title: '([^'/]+\/[^']+)'/.exec(stories)?.[1] ?? basename(file, '.stories.tsx');
    const name = nameOf(title);
    return {
      title,
      description: docstringOf(stories),
      guidance: guidance[name],
      keys: contractsOf(stories).flatMap((contract) => contracts.get(contract) ?? []),
      entry: guidance[name]?.entry ?? name,
      components: componentsOf(name, published).map((component) => ({
        name: component,
        props: propsOf(component, api),
      })),
      example: exampleOf(name),
      forms: forms.filter((source) => source.includes(` from '@sabadora/design-system/${name}';`)),
      states: [...stories.matchAll(/^export const (\w+): Story/gm)].map(([, state = '']) => spelled(state)),
    };
  });
  return (await Promise.all(pages)).toSorted((one, other) => one.title.localeCompare(other.title));
}

/** The written pages: each file's text, and a function that reads the sources it shows. */
export function readWrittenPages(): { mdx: string; sourceOf: (path: string) => string }[] {
  return globSync('{*,guides/*,hooks/*}.mdx', { cwd: storybook })
    .toSorted()
    .map((file) => ({
      mdx: read(storybook, file),
      sourceOf: (path) => read(storybook, dirname(file), path),
    }));
}

/** The source of each recipe, by its name. */
export function readRecipes(): { name: string; source: string }[] {
  return globSync('recipes/*.tsx', { cwd: storybook, exclude: ['**/*.stories.tsx'] })
    .toSorted()
    .map((file) => ({ name: basename(file, '.tsx'), source: read(storybook, file) }));
}

/** The components of a page: those of its entry, except those that have their own page. */
function componentsOf(page: string, published: ReadonlyMap<string, readonly string[]>): string[] {
  const { entry = page } = guidance[page] ?? {};
  const ofEntry = published.get(entry) ?? [];
  return ofEntry.filter((name) => name === page || (!guidance[name] && entry === page));
}

/** The source of the page's example. */
function exampleOf(name: string): string | undefined {
  const file = join(storybook, 'examples', `${name}.tsx`);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

/** The docstring of a file's `meta`. */
function docstringOf(stories: string): string {
  const found = /\/\*\*((?:(?!\*\/)[^])*)\*\/\nconst meta\b/.exec(stories)?.[1] ?? '';
  return found.replaceAll(/\n \* ?/g, '\n').trim();
}

/** The names in `keyboard: [modalKeys]` of a file of stories. */
const contractsOf = (stories: string): string[] =>
  /keyboard: \[([\w, ]+)\]/.exec(stories)?.[1]?.split(', ') ?? [];

/** The keyboard contract of every widget, by the name of its export. */
async function readContracts(): Promise<ReadonlyMap<string, KeyContract>> {
  const files = globSync('src/*/keys.ts', { cwd: designSystem });
  const modules = files.map(
    (file) => import(pathToFileURL(join(designSystem, file)).href) as Promise<Record<string, KeyContract>>,
  );
  return new Map((await Promise.all(modules)).flatMap((module) => Object.entries(module)));
}

/** The lines below "component {name}" in `api.txt`, the reviewed list of all exports. */
function propsOf(name: string, api: string): string[] {
  const block = new RegExp(`^component ${name}\\n((?: {2}[^\\n]*\\n)+)`, 'm').exec(api)?.[1] ?? '';
  return block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('+'));
}

/** The name of a story as Storybook writes it, e.g. "A Long Word" for "ALongWord". */
const spelled = (story: string) => story.replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
