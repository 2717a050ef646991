import { reachedFrom, type Module, type Modules } from './moduleGraph.ts';

/** Static and dynamic imports of a module. */
export const withDynamic = ({ imports, dynamicImports }: Module): string[] => [...imports, ...dynamicImports];

/**
 * A cascade level for each stylesheet, from 0. Rules that a module imports after others get a higher level, so that
 * they take precedence in whatever order the stylesheets are loaded.
 *
 * @param entries Ids of modules, in the order of their rules in one common stylesheet. The first one has the rules of
 *   the page, which are below all others.
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
      // Own rules of the import: a stylesheet, or the last stylesheet that a vanilla-extract module reaches.
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
