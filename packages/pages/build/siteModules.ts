import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', 'src');
const routes = join(source, 'routes');

/** File of each page's module by the page's name, the folder of `definePage`. */
export const pages: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(routes, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, join(routes, name, 'page.tsx')]),
);

/** The module by whose importers a build knows islands. */
export const islandModule: string = join(source, 'kit', 'parts', 'island.tsx');
