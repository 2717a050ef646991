// Which exports of a package have no docstring, read from its types as in `readPublicApi.ts`.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Project, type Symbol, SymbolFlags } from 'typescript/unstable/sync';
import { root } from '../services.ts';

/** Levels from a variable's declaration up to its statement, above which the docstring is. */
const STATEMENT_DEPTH = 2;

/** Words of a language, by component: each is described by the interface of the component's words. */
const WORDS = /\/words\/[a-z]{2}\.ts$/;

/** An icon is described by its name and by `IconComponent`. */
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

/** The targets of a package's `exports`; a star takes any folder. */
function entriesOf(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(manifest.exports);
}

/**
 * The exports of packages without a docstring, e.g. "packages/hooks/src/index.ts: useSort", sorted. The props of an
 * exported component are described by the component; what comes from `node_modules` is not looked at.
 *
 * @param folders of the packages, from the root of the repository
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
