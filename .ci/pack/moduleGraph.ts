/** A source module as the build saw it. */
export interface Module {
  /** Ids of static imports, in their order. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** As JavaScript. */
  code: string;
  /** Of a stylesheet. */
  css?: string | undefined;
}

/** By id: an absolute path, the name of a package that is not built in, or one of a plugin's own. */
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
