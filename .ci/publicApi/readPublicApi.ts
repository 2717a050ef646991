// Reads what a package exports, with the type of each prop, from its types. TypeScript 7 has this API under
// `unstable`; its version is pinned in pnpm-workspace.yaml. Not API Extractor: its version 7.60 brings TypeScript 6,
// it reports one entry at a time, and it prints declarations as rolldown-plugin-dts bundles them, in which a change
// of a prop from another type changes no line of the component.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Checker,
  NodeBuilderFlags,
  type Project,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync';
import { type PUBLIC_FOLDERS, readPublicPackage } from '../pack/publicPackages.ts';

const root = join(fileURLToPath(import.meta.url), '../../..');

export interface Member {
  name: string;
  isOptional: boolean;
  type: string;
}

interface Listed {
  name: string;
  /** Members of its own declaration, e.g. props of a component or fields of an interface; sorted by name. */
  members: Member[];
  /** React's interfaces whose props it accepts, each with the props that it leaves out, e.g. "AriaAttributes". */
  native: string[];
}

export type Export =
  | (Listed & { kind: 'component'; ref: string | undefined })
  | (Listed & { kind: 'interface' })
  | { kind: 'const' | 'function' | 'type'; name: string; type: string }
  /** An export that is listed in the entry that `type` names. */
  | { kind: 'also'; name: string; type: string };

export interface Entry {
  /** Import path, e.g. "@sabadora/design-system/Tabs". */
  path: string;
  /** Sorted by name. */
  exports: Export[];
}

type PublicFolder = (typeof PUBLIC_FOLDERS)[number];

/**
 * The entries of a published package with their exports, sorted by path: those of `exports`, and one for each hook.
 */
export const readPublicApi = (project: Project, folder: PublicFolder): Entry[] =>
  new PackageReader(project, folder).entries();

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1);

const FLAGS =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType;

/**
 * The type of an optional prop without "undefined": "(day: string) => void" for "((day: string) => void) |
 * undefined".
 */
const withoutUndefined = (type: string) =>
  type.replace(/ \| undefined$/, '').replace(/^\((\([^()]*\) => [^()|]+)\)$/, '$1');

class PackageReader {
  readonly #project: Project;
  readonly #checker: Checker;
  readonly #folder: PublicFolder;

  constructor(project: Project, folder: PublicFolder) {
    this.#project = project;
    this.#checker = project.checker;
    this.#folder = folder;
  }

  entries(): Entry[] {
    const entries = this.#files().map(({ path, file, isPart }) => {
      const source = this.#project.program.getSourceFile(join(root, file));
      const module = source && this.#checker.getSymbolAtLocation(source);
      if (!module) throw new Error(`${file} is no module of tsconfig.json`);
      const exports = new Map(
        this.#checker.getExportsOfModule(module).map((one) => [one.name, this.#targetOf(one)] as const),
      );
      return { path, folder: join(root, file, '..'), exports, isPart };
    });
    // An export of several entries is listed once: in the entry of the folder that declares it, or else in the
    // first one. Entries that packing adds come last.
    const homeOf = (name: string, symbol: Symbol) => {
      const giving = entries.filter(({ exports }) => exports.get(name) === symbol);
      const folder = dirname(symbol.declarations[0]?.path ?? '');
      const whole = giving.filter(({ isPart }) => !isPart);
      return (whole.find((entry) => entry.folder === folder) ?? whole[0] ?? giving[0])?.path;
    };
    return entries.map(({ path, exports }) => ({
      path,
      exports: [...exports]
        // The props of a component are listed with the component.
        .filter(([name]) => !(name.endsWith('Props') && exports.has(name.slice(0, -'Props'.length))))
        .map(([name, symbol]): Export => {
          const home = homeOf(name, symbol);
          return home === undefined || home === path
            ? this.#read(name, symbol)
            : { kind: 'also', name, type: home };
        })
        .sort(byName),
    }));
  }

  /** The entries of the manifest, and those that packing adds for modules of the main entry: one for each hook. */
  #files(): { path: string; file: string; isPart: boolean }[] {
    const manifest = JSON.parse(
      readFileSync(join(root, 'packages', this.#folder, 'package.json'), 'utf8'),
    ) as {
      name: string;
      exports: Record<string, string>;
    };
    const named = Object.entries(manifest.exports)
      .flatMap(([path, target]) => {
        const [before = '', after = ''] = target.split('*');
        return globSync(join('packages', this.#folder, target), { cwd: root }).map((file) => {
          const inFolder = `./${relative(join('packages', this.#folder), file).split(sep).join('/')}`;
          const star = target.includes('*')
            ? inFolder.slice(before.length, inFolder.length - after.length)
            : '';
          return { path: join(manifest.name, path.replace('*', star)), file, isPart: false };
        });
      })
      // Removes duplicates: `./*` also matches files that have their own entry.
      .filter(({ path }, index, all) => all.findIndex((other) => other.path === path) === index);
    const parts = [...readPublicPackage(this.#folder).entries].map(([name, file]) => ({
      path: join(manifest.name, name === 'index' ? '' : name),
      file: relative(root, file),
      isPart: true,
    }));
    return [...named, ...parts.filter(({ path }) => named.every((other) => other.path !== path))].sort(
      (one, other) => (one.path < other.path ? -1 : 1),
    );
  }

  #targetOf(symbol: Symbol): Symbol {
    return symbol.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  #write(type: Type | undefined, flags = 0): string {
    if (!type) return 'unknown';
    return this.#checker.typeToString(type, undefined, FLAGS | flags).replaceAll(`${root}${sep}`, '');
  }

  #read(name: string, symbol: Symbol): Export {
    if (!(symbol.flags & SymbolFlags.Value)) return this.#readType(name, symbol);
    const type = this.#checker.getTypeOfSymbol(symbol);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    const props = signature && this.#checker.getParameterType(signature, 0);
    // Icons are recognised by the named type that all of them share.
    const isOfNamedType = /^\w+$/.test(this.#write(type));
    if (signature && !isOfNamedType && /^[A-Z][a-z]/.test(name)) {
      const members = props ? this.#members(props) : { members: [], native: [] };
      const ref = members.members.find((member) => member.name === 'ref');
      return {
        kind: 'component',
        name,
        native: members.native,
        members: members.members.filter((member) => member !== ref),
        ref: ref && /Ref<(.+?)>/.exec(ref.type)?.[1],
      };
    }
    return { kind: signature ? 'function' : 'const', name, type: this.#write(type) };
  }

  #readType(name: string, symbol: Symbol): Export {
    const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
    const properties =
      type.isObjectType() && !this.#checker.isArrayLikeType(type)
        ? this.#checker.getPropertiesOfType(type)
        : [];
    const isCallable = this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0;
    if (properties.length > 0 && !isCallable) {
      const isNamed = (symbol.flags & SymbolFlags.Interface) !== 0;
      return { kind: 'interface', name: isNamed ? this.#write(type) : name, ...this.#members(type) };
    }
    return { kind: 'type', name, type: this.#write(type, NodeBuilderFlags.InTypeAlias) };
  }

  /** The props of a type; for a union, the props of all its members. */
  #members(type: Type): Pick<Listed, 'members' | 'native'> {
    const shapes = type.isUnionType() ? type.getTypes() : [type];
    const found = new Map<string, { types: Set<string>; isOptional: boolean; count: number }>();
    const native = new Map<string, { all: readonly string[]; taken: Set<string> }>();
    const own = new Set<string>();
    for (const shape of shapes) {
      for (const property of this.#checker.getPropertiesOfType(shape)) {
        const declaration = property.declarations[0];
        if (property.name === 'key') continue;
        if (declaration?.path.includes('/node_modules/') && property.name !== 'ref') {
          const owner = this.#ownerOf(property);
          const taken = native.get(owner.name)?.taken ?? new Set();
          native.set(owner.name, { all: owner.members, taken: taken.add(property.name) });
          continue;
        }
        own.add(property.name);
        const before = found.get(property.name);
        const isOptional = (property.flags & SymbolFlags.Optional) !== 0;
        const written = this.#write(this.#checker.getTypeOfSymbol(property));
        found.set(property.name, {
          types: (before?.types ?? new Set()).add(isOptional ? withoutUndefined(written) : written),
          isOptional: isOptional || (before?.isOptional ?? false),
          count: (before?.count ?? 0) + 1,
        });
      }
    }
    return {
      members: [...found]
        .map(([name, { types, isOptional, count }]) => ({
          name,
          isOptional: isOptional || count < shapes.length,
          type: [...types].filter((written) => types.size === 1 || written !== 'undefined').join(' | '),
        }))
        .sort(byName),
      native: [...native]
        .map(([name, { all, taken }]) => {
          const left = all.filter((one) => !taken.has(one) && !own.has(one)).sort();
          if (left.length === 0) return name;
          return left.length < taken.size
            ? `${name} without ${left.join(', ')}`
            : `of ${name} ${[...taken].sort().join(', ')}`;
        })
        .sort(),
    };
  }

  /** The interface that declares a prop, with the names of all its props. */
  #ownerOf(property: Symbol): { name: string; members: readonly string[] } {
    const declared = property.declarations[0]?.resolve(this.#project)?.parent;
    const owner = declared && this.#checker.getTypeAtLocation(declared)?.getSymbol();
    if (!owner) return { name: 'unknown', members: [] };
    const members = [...owner.getMembers().values()];
    return {
      name: owner.name,
      members: members.filter(({ flags }) => !(flags & SymbolFlags.TypeParameter)).map(({ name }) => name),
    };
  }
}
