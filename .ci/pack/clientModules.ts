import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** What React exports to a server component as well (its entry under the condition `react-server`). */
const SERVER_REACT: ReadonlySet<string> = new Set([
  'Activity',
  'Children',
  'Fragment',
  'Profiler',
  'StrictMode',
  'Suspense',
  'ViewTransition',
  'cache',
  'cloneElement',
  'createElement',
  'createRef',
  'forwardRef',
  'isValidElement',
  'lazy',
  'memo',
  'use',
  'useCallback',
  'useDebugValue',
  'useId',
  'useMemo',
  'version',
]);

/** Packages that work in a browser, or in a client component, alone. */
const CLIENT_PACKAGES: readonly string[] = ['react-dom', 'swr', 'swr/_internal', 'embla-carousel-react'];

/**
 * The modules that get `'use client'`: what entries export, where it handles events or needs React's state, effects
 * or context, by itself or by what it imports; and the entries that export nothing else. An entry that has constants or
 * plain components beside them keeps those for a server.
 */
export function clientModules(chunks: readonly Chunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const known = new Map<string, boolean>();
  const isInteractive = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // A cycle adds nothing.
    known.set(name, false);
    const chunk = byName.get(name);
    const isFound = chunk
      ? HANDLER.test(chunk.code) || usesClientReact(chunk.code) || chunk.imports.some(isInteractive)
      : CLIENT_PACKAGES.includes(name);
    known.set(name, isFound);
    return isFound;
  };
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = byName.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    const reExported = isOfReExports(chunk.code) ? chunk.imports : [];
    reExported.forEach(visit);
    const isClient = reExported.length > 0 ? reExported.every((one) => found.has(one)) : isInteractive(name);
    if (isClient) found.add(name);
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk.fileName);
  return found;
}

/** A function given to an element, which a server cannot send. */
const HANDLER = /^\s*on[A-Z]\w*[:,]/m;

const REACT_IMPORT = /^import \{([^}]*)\} from "react";$/gm;

function usesClientReact(code: string): boolean {
  return [...code.matchAll(REACT_IMPORT)].some(([, names = '']) =>
    names.split(',').some((name) => !SERVER_REACT.has(name.trim().split(' as ')[0] ?? '')),
  );
}

/** Nothing but imports and exports of names. */
function isOfReExports(code: string): boolean {
  return /^(?:(?:import [^;]+|export \{[^}]*\}(?: from "[^"]+")?);\s*)*$/.test(code);
}
