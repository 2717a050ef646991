import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', 'src');
const routes = join(source, 'routes');

/** What a partner's minisite opens with; the storefront has no such page. */
const MINISITE = 'minisite';

/** Pages that minisites leave to the storefront of the market. */
const OF_THE_STOREFRONT: ReadonlySet<string> = new Set([
  'account',
  'beneficiary',
  'careLogin',
  'contact',
  'help',
  'home',
  'ideas',
  'landing',
  'newsletter',
  'signIn',
  'splash',
]);

const names = readdirSync(routes, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const filesOf = (some: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(some.map((name) => [name, join(routes, name, 'page.tsx')]));

/** File of each page's module by the page's name, the folder of `definePage`: those of the storefront. */
export const pages = filesOf(names.filter((name) => name !== MINISITE));

/** The same of a partner's minisite. */
export const minisitePages = filesOf(names.filter((name) => !OF_THE_STOREFRONT.has(name)));

/** The module by whose importers a build knows islands. */
export const islandModule: string = join(source, 'kit', 'parts', 'island.tsx');
