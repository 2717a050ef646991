import { parseAst, Visitor, type Rolldown } from 'vite';

/** Names that a module imports from other modules and exports again. */
export interface ModuleNames {
  /** Names that it imports from any module; 'all' with `export *`, or if it uses a namespace other than by member. */
  takes: ReadonlySet<string> | 'all';
  /** The names under which it exports the names of other modules again; undefined when it has any other code. */
  handsOn: ReadonlyMap<string, readonly string[]> | undefined;
  /** Whether such a module exports all names of another one (`export *`). */
  handsOnAll: boolean;
}

type Program = ReturnType<typeof parseAst>;
type Name = { type: string; name?: string; value?: unknown };

const textOf = ({ name, value }: Name) => name ?? String(value);

/** Reads the names of a module. @param code JavaScript, as the bundler has it after all plugins */
export function readModuleNames(code: string): ModuleNames {
  const program = parseAst(code);
  return { takes: takenIn(program), ...handedOnIn(program) };
}

function takenIn(program: Program): ModuleNames['takes'] {
  const { body } = program;
  const takes = new Set<string>();
  const namespaces = new Set<string>();
  for (const statement of body) {
    if (statement.type === 'ExportAllDeclaration') return 'all';
    if (statement.type === 'ImportDeclaration')
      for (const specifier of statement.specifiers) {
        if (specifier.type === 'ImportNamespaceSpecifier') namespaces.add(specifier.local.name);
        else takes.add(specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : 'default');
      }
    if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { local } of statement.specifiers) takes.add(textOf(local));
  }
  if (namespaces.size === 0) return takes;
  return addMembers(program, namespaces, takes) ? takes : 'all';
}

/** Adds the members of namespaces that the code reads by name; false when it uses a namespace in another way. */
function addMembers(program: Program, namespaces: ReadonlySet<string>, members: Set<string>): boolean {
  let uses = 0;
  let reads = 0;
  /** Takes back the count of an identifier that only names a member or a property. */
  const isNoUse = (name: { type: string; name?: unknown }) => {
    if (name.type === 'Identifier' && namespaces.has(String(name.name))) uses -= 1;
  };
  new Visitor({
    Identifier: ({ name }) => {
      if (namespaces.has(name)) uses += 1;
    },
    Property: ({ key, computed }) => {
      if (!computed) isNoUse(key);
    },
    MemberExpression: ({ object, property, computed }) => {
      if (computed) return;
      isNoUse(property);
      if (object.type !== 'Identifier' || !namespaces.has(object.name)) return;
      members.add(textOf(property));
      reads += 1;
    },
  }).visit(program);
  // Each namespace was also counted once in its import.
  return uses === reads + namespaces.size;
}

function handedOnIn({ body }: Program): Pick<ModuleNames, 'handsOn' | 'handsOnAll'> {
  const handsOn = new Map<string, string[]>();
  let handsOnAll = false;
  for (const statement of body) {
    if (statement.type === 'ExportAllDeclaration' && !statement.exported) handsOnAll = true;
    else if (statement.type === 'ExportNamedDeclaration' && statement.source)
      for (const { local, exported } of statement.specifiers)
        handsOn.set(textOf(local), [...(handsOn.get(textOf(local)) ?? []), textOf(exported)]);
    else return { handsOn: undefined, handsOnAll: false };
  }
  return body.length > 0 ? { handsOn, handsOnAll } : { handsOn: undefined, handsOnAll };
}

/** The names under which a module exports the given names of another module again. */
function handedOn(
  names: readonly string[],
  { handsOn, handsOnAll }: { handsOn: ReadonlyMap<string, readonly string[]>; handsOnAll: boolean },
): string[] {
  const renamed = names.flatMap((name) => handsOn.get(name) ?? []);
  return handsOnAll ? [...names, ...renamed] : renamed;
}

/**
 * The importers that need a module as they start. An importer that reaches it through a module of re-exports needs it
 * only when it imports one of its names.
 */
export function importersThatNeed(
  moduleId: string,
  look: Rolldown.GetModuleInfo,
  namesOf: (moduleId: string) => ModuleNames,
): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string, names: readonly string[] | 'all', isDirect: boolean) => {
    seen.add(id);
    for (const importer of look(id)?.importers ?? []) {
      const { takes, handsOn, handsOnAll } = namesOf(importer);
      const { isEntry = false, dynamicImporters = [] } = look(importer) ?? {};
      // A module of re-exports that is an entry, or is imported dynamically, needs all that it exports.
      if (handsOn && !isEntry && dynamicImporters.length === 0) {
        if (seen.has(importer)) continue;
        visit(importer, names === 'all' ? names : handedOn(names, { handsOn, handsOnAll }), false);
      } else if (isDirect || names === 'all' || takes === 'all' || names.some((name) => takes.has(name)))
        found.add(importer);
    }
  };
  const { exports = [] } = look(moduleId) ?? {};
  // With `export *`, the names are unknown.
  const isNameless = exports.length === 0 || exports.includes('*');
  visit(moduleId, isNameless ? 'all' : exports, true);
  return [...found];
}
