import { reachedFrom, type Module, type Modules } from './moduleGraph.ts';

/** What a module imports, on demand too. */
export const withDynamic = ({ imports, dynamicImports }: Module): string[] => [...imports, ...dynamicImports];

/**
 * A level for each stylesheet, from 0, such that rules which a module has after others, in the order of its imports,
 * take precedence over them in whatever order the stylesheets are loaded.
 *
 * @param entries ids of modules, in the order in which one stylesheet holds them all; first the one whose rules are the
 *   page's, below all others
 */
export function layerLevels(modules: Modules, entries: readonly string[]): ReadonlyMap<string, number> {
  const isStyles = (id: string) => modules.get(id)?.css !== undefined;
  const stylesOf = (id: string) => reachedFrom(modules, id, withDynamic).filter(isStyles);
  const order = [...new Set(entries.flatMap(stylesOf))];
  const place = new Map(order.map((id, index) => [id, index] as const));

  const page = entries.slice(0, 1).flatMap(stylesOf);
  const below = new Map<string, Set<string>>(order.map((id) => [id, new Set()]));
  for (const id of new Set(entries.flatMap((entry) => reachedFrom(modules, entry, withDynamic)))) {
    const before = new Set(page);
    for (const imported of withDynamic(modules.get(id) ?? NOTHING)) {
      const reached = stylesOf(imported);
      // Its own rules: those of a stylesheet, or of the module of vanilla-extract whose stylesheet is the last.
      const own = isStyles(imported) || imported.endsWith('.css.ts') ? reached.at(-1) : undefined;
      if (own !== undefined) {
        for (const other of [...before, ...reached]) {
          if ((place.get(other) ?? 0) < (place.get(own) ?? 0)) below.get(own)?.add(other);
        }
      }
      for (const other of reached) before.add(other);
    }
  }

  const levels = new Map<string, number>();
  for (const id of order) {
    const lower = [...(below.get(id) ?? [])].map((other) => levels.get(other) ?? 0);
    levels.set(id, lower.length === 0 ? 0 : Math.max(...lower) + 1);
  }
  return levels;
}

const NOTHING: Module = { imports: [], dynamicImports: [], code: '' };
