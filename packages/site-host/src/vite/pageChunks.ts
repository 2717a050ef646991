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

/** A module that hands on what others export. */
const BARREL = /[\\/]index\.tsx?$/;

/** Paths may be named like what they hold. */
const QUOTED = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;

/**
 * The modules that need this one as they start. Those that import a barrel need only the modules behind it whose
 * exports they name.
 */
function importersOf(moduleId: string, look: Look): string[] {
  const { importers = [], exports = [] } = look(moduleId) ?? {};
  const isNamedIn = (id: string) =>
    exports.length === 0 ||
    new RegExp(`\\b(?:${exports.join('|')})\\b`).test(look(id)?.code?.replaceAll(QUOTED, '') ?? '');
  const direct = new Set(importers);
  // Grows while it is walked: a barrel may hand on to another.
  for (const importer of direct) {
    if (!BARREL.test(importer)) continue;
    direct.delete(importer);
    for (const id of look(importer)?.importers ?? []) if (BARREL.test(id) || isNamedIn(id)) direct.add(id);
  }
  return [...direct];
}

/** The pages that cannot open without a module: those that a chain of static imports leads to. */
function pagesWith(moduleId: string, pageOf: PageChunksOptions['pageOf'], look: Look): Set<string> {
  const pages = new Set<string>();
  // A set is walked in the order in which it grows.
  const above = new Set([moduleId]);
  for (const id of above) {
    const page = pageOf(id);
    if (page !== undefined) pages.add(page);
    else for (const importer of importersOf(id, look)) above.add(importer);
  }
  return pages;
}

/**
 * Puts the modules that several pages need at first into a few chunks: many small files compress badly and cost a
 * request each, while one file for all would bring every page what only some need. What loads on demand is left alone.
 */
export function pageChunks({ pageOf, chunks }: PageChunksOptions): Rolldown.CodeSplittingGroup[] {
  return chunks.map(({ name, holds }, index) => ({
    priority: chunks.length - index,
    name: (moduleId, context) => {
      // The entry waits for a page's chunk, so no page's chunk may wait for the entry's.
      if (pageOf(moduleId) !== undefined) return undefined;
      const pages = pagesWith(moduleId, pageOf, (id) => context.getModuleInfo(id));
      return pages.size > 0 && holds(pages) ? name : undefined;
    },
  }));
}
