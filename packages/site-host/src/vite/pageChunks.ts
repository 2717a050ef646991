import type { Rolldown } from 'vite';
import { CLIENT_ENTRY } from '../assets/productionAssets.ts';
import { importersThatNeed, readModuleNames } from './moduleNames.ts';
import { isIsland, type SiteModules } from './siteModules.ts';

/** The entries that load a module as they start. */
export interface Needs {
  /** Whether the client entry, which every document has, loads it. */
  isEntry: boolean;
  /** Names of the pages that cannot open without it. */
  pages: ReadonlySet<string>;
  /** Files of the islands that load it after a page. */
  islands: ReadonlySet<string>;
  /** Files of the other modules imported on demand that load it. */
  parts: ReadonlySet<string>;
}

/** A chunk of modules that several pages or islands need; the bundler places those that only load on demand. */
export interface PageChunk {
  /** Name of the chunk; a function makes one chunk for each name that it returns. */
  name: string | ((needs: Needs) => string);
  /** Whether a module with these needs goes into the chunk. */
  holds: (needs: Needs) => boolean;
}

type Look = Rolldown.GetModuleInfo;

const isClientEntry = (moduleId: string) => moduleId.endsWith(`/${CLIENT_ENTRY}`);

/**
 * Caches the result of `compute` for each module of a build, because every group is tested with the same modules.
 */
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

/** Finds the entries that reach a module through static imports. */
function needsFinder({ pages, islandModule }: SiteModules): (moduleId: string, look: Look) => Needs {
  const pageNames = new Map(Object.entries(pages).map(([name, file]) => [file, name]));

  const namesOf = oncePerModule((moduleId, look) => readModuleNames(look(moduleId)?.code ?? ''));
  const importersOf = oncePerModule((moduleId, look) =>
    importersThatNeed(moduleId, look, (id) => namesOf(id, look)),
  );

  return oncePerModule((moduleId, look) => {
    const needs = {
      isEntry: false,
      pages: new Set<string>(),
      islands: new Set<string>(),
      parts: new Set<string>(),
    };
    // The loop also visits what it adds to the set.
    const above = new Set([moduleId]);
    for (const id of above) {
      const page = pageNames.get(id);
      if (isClientEntry(id)) needs.isEntry = true;
      else if (page !== undefined) needs.pages.add(page);
      else if (isIsland(id, islandModule, look)) needs.islands.add(id);
      else {
        if ((look(id)?.dynamicImporters.length ?? 0) > 0) needs.parts.add(id);
        for (const importer of importersOf(id, look)) above.add(importer);
      }
    }
    return needs;
  });
}

/**
 * Puts the modules that several pages need at first into a few chunks: many small files compress badly and cost a
 * request each, while with one file for all, every page would load what only some need.
 *
 * @param chunks The most widely needed first: a module, with its imports, goes to the first chunk that holds it.
 */
export function pageChunks(
  modules: SiteModules,
  chunks: readonly PageChunk[],
): Rolldown.CodeSplittingGroup[] {
  const needsOf = needsFinder(modules);
  const files = new Set(Object.values(modules.pages));
  return chunks.map(({ name, holds }, index) => ({
    priority: chunks.length - index,
    name: (moduleId, context) => {
      const look: Look = (id) => context.getModuleInfo(id);
      // These keep their own chunks: the client entry awaits a page's chunk, which must not import the entry's then.
      if (isClientEntry(moduleId) || files.has(moduleId) || isIsland(moduleId, modules.islandModule, look))
        return undefined;
      const needs = needsOf(moduleId, look);
      const isNeeded = needs.isEntry || needs.pages.size + needs.islands.size > 0;
      if (!isNeeded || !holds(needs)) return undefined;
      return typeof name === 'string' ? name : name(needs);
    },
  }));
}
