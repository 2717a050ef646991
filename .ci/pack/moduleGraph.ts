/** A source module in the build. */
export interface Module {
  /** Ids of static imports, in order. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** JavaScript code. */
  code: string;
  /** CSS, if the module is a stylesheet. */
  css?: string | undefined;
}

/** Modules by id: an absolute path, the name of an external package, or an id that a plugin made. */
export type Modules = ReadonlyMap<string, Module>;

/** The modules that `entry` reaches, each after those that it imports, `entry` last. */
export function reachedFrom(
  modules: Modules,
  entry: string,
  next: (module: Module) => readonly string[] = ({ imports }) => imports,
): string[] {
  const found = new Set<string>();
  const order: string[] = [];
  const visit = (id: string) => {
    const module = modules.get(id);
    if (!module || found.has(id)) return;
    found.add(id);
    next(module).forEach(visit);
    order.push(id);
  };
  visit(entry);
  return order;
}
