import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

/** React's exports that server components can use (its entry for the condition `react-server`). */
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

/** Packages that work only in a browser or in a client component. */
const CLIENT_PACKAGES: readonly string[] = ['react-dom', 'swr', 'swr/_internal', 'embla-carousel-react'];

/**
 * The modules that get `'use client'`: modules that entries export and that handle events or need React's state,
 * effects or context, themselves or through their imports; and the entries that export only such modules. An entry
 * that also exports constants or plain components does not get it, so that a server can use those.
 */
export function clientModules(chunks: readonly Chunk[]): ReadonlySet<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const known = new Map<string, boolean>();
  const isInteractive = (name: string): boolean => {
    const before = known.get(name);
    if (before !== undefined) return before;
    // Ends the recursion in an import cycle.
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

/** An event handler of an element: a function, which a server cannot send. */
const HANDLER = /^\s*on[A-Z]\w*[:,]/m;

const REACT_IMPORT = /^import \{([^}]*)\} from "react";$/gm;

function usesClientReact(code: string): boolean {
  return [...code.matchAll(REACT_IMPORT)].some(([, names = '']) =>
    names.split(',').some((name) => !SERVER_REACT.has(name.trim().split(' as ')[0] ?? '')),
  );
}

/** Whether the code contains only imports and exports of names. */
function isOfReExports(code: string): boolean {
  return /^(?:(?:import [^;]+|export \{[^}]*\}(?: from "[^"]+")?);\s*)*$/.test(code);
}
