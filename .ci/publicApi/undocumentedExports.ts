// Finds the exports of a package without a docstring, from its types as in `readPublicApi.ts`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, type Symbol, SymbolFlags } from 'typescript/unstable/sync';
import { root } from '../services.ts';

/** Levels from a variable's declaration up to its statement, which has the docstring. */
const STATEMENT_DEPTH = 2;

/** Files with the words of a language; the interface of each component's words describes them. */
const WORDS = /\/words\/[a-z]{2}\.ts$/;

/** Icons, which need no docstring: their names and `IconComponent` describe them. */
const ICON = /^[A-Z]\w+Icon$/;

/** Whether a docstring is directly above one of the symbol's declarations. */
function hasDocstring(project: Project, symbol: Symbol): boolean {
  const depth = symbol.flags & SymbolFlags.Variable ? STATEMENT_DEPTH : 0;
  return symbol.declarations.some((declaration) => {
    let node = declaration.resolve(project);
    for (let level = 0; node && level <= depth; level += 1) {
      if (node.getFullText().slice(0, node.getLeadingTriviaWidth()).includes('/**')) return true;
      node = node.parent;
    }
    return false;
  });
}

/** Files of a package's `exports`; a star matches any folder. */
function entriesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(manifest.exports);
}

/**
 * The exports of packages without a docstring, e.g. "packages/hooks/src/index.ts: useSort", sorted. Leaves out props
 * of exported components, which the component describes, and exports from `node_modules`.
 *
 * @param folders Folders of the packages, relative to the root of the repository.
 */
export function undocumentedExports(project: Project, folders: readonly string[]): string[] {
  const { checker, program } = project;
  const files = folders.flatMap((folder) =>
    entriesOf(folder).flatMap((target) => globSync(join(folder, target), { cwd: root })),
  );
  const missing = new Set<string>();
  for (const file of files.filter((one) => !WORDS.test(one))) {
    const source = program.getSourceFile(join(root, file));
    const module = source && checker.getSymbolAtLocation(source);
    const found = module ? checker.getExportsOfModule(module) : [];
    const names = new Set(found.map(({ name }) => name));
    for (const exported of found) {
      const { name } = exported;
      const symbol = exported.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      const isOwn = symbol.declarations.some(({ path }) => !path.includes('/node_modules/'));
      const isOfComponent = name.endsWith('Props') && names.has(name.slice(0, -'Props'.length));
      if (isOwn && !isOfComponent && !ICON.test(name) && !hasDocstring(project, symbol))
        missing.add(`${file}: ${name}`);
    }
  }
  return [...missing].sort();
}
