import type { Rolldown } from 'vite';

export interface PageChunksOptions {
  /** The name of the page that a module is the entry of, e.g. "search"; undefined for any other module. */
  pageOf: (moduleId: string) => string | undefined;
  /**
   * The chunks, the most widely needed first: a chunk takes what its modules import along. A module goes to the first
   * that `holds` what the pages need that cannot open without it; one that none holds is left to the bundler.
   */
  chunks: readonly { name: string; holds: (pages: ReadonlySet<string>) => boolean }[];
}

type Look = Rolldown.GetModuleInfo;

/** A barrel: a module that re-exports others. */
const BARREL = /[\\/]index\.tsx?$/;

/** Paths may be named like what they hold. */
const QUOTED = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/** `compute`, called once for each module of a build: the groups ask for the same modules one after the other. */
function oncePerModule<Result>(
  compute: (moduleId: string, look: Look) => Result,
): (moduleId: string, look: Look) => Result {
  const results = new Map<string, Result>();
  return (moduleId, look) => {
    const known = results.get(moduleId);
    if (known !== undefined) return known;
    const result = compute(moduleId, look);
    results.set(moduleId, result);
    return result;
  };
}

/** Finds the pages that cannot open without a module: those that a chain of static imports leads to. */
function pageFinder(pageOf: PageChunksOptions['pageOf']): (moduleId: string, look: Look) => Set<string> {
  const codeOf = oncePerModule((moduleId, look) => look(moduleId)?.code?.replaceAll(QUOTED, '') ?? '');

  /**
   * The modules that need this one as they start. Those that import a barrel need only the modules behind it whose
   * exports they name.
   */
  const importersOf = oncePerModule((moduleId, look) => {
    const { importers = [], exports = [] } = look(moduleId) ?? {};
    // `export *`: the names are not known.
    const isNameless = exports.length === 0 || exports.includes('*');
    const isNamedIn = (id: string) =>
      isNameless || new RegExp(`\\b(?:${exports.join('|')})\\b`).test(codeOf(id, look));
    const direct = new Set(importers);
    // Grows while it is walked: a barrel may re-export another.
    for (const importer of direct) {
      if (!BARREL.test(importer)) continue;
      direct.delete(importer);
      for (const id of look(importer)?.importers ?? []) if (BARREL.test(id) || isNamedIn(id)) direct.add(id);
    }
    return [...direct];
  });

  return oncePerModule((moduleId, look) => {
    const pages = new Set<string>();
    // A set is walked in the order in which it grows.
    const above = new Set([moduleId]);
    for (const id of above) {
      const page = pageOf(id);
      if (page !== undefined) pages.add(page);
      else for (const importer of importersOf(id, look)) above.add(importer);
    }
    return pages;
  });
}

/**
 * Puts the modules that several pages need at first into a few chunks: many small files compress badly and cost a
 * request each, while one file for all would bring every page what only some need. What loads on demand is left alone.
 */
export function pageChunks({ pageOf, chunks }: PageChunksOptions): Rolldown.CodeSplittingGroup[] {
  const pagesWith = pageFinder(pageOf);
  return chunks.map(({ name, holds }, index) => ({
    debugName: name,
    priority: chunks.length - index,
    name: (moduleId, context) => {
      // The entry waits for a page's chunk, so no page's chunk may wait for the entry's.
      if (pageOf(moduleId) !== undefined) return undefined;
      const pages = pagesWith(moduleId, (id) => context.getModuleInfo(id));
      return pages.size > 0 && holds(pages) ? name : undefined;
    },
  }));
}
