import { relative } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';

/** Modules of a site that the host bundles and loads specially. Files are absolute. */
export interface SiteModules {
  /** File of each page's module, by the page's name. */
  pages: Readonly<Record<string, string>>;
  /**
   * The module whose importers declare islands: parts that the server draws and the browser loads after the page.
   * Every module that such an importer imports dynamically is an island, and a document needs its styles at once.
   * @default no islands
   */
  islandModule?: string | undefined;
}

type SiteModulesPlugin = Plugin<SiteModules>;

const NAME = 'site-host:modules';

/** Where a client build lists the files of its islands, as its manifest names them. */
export const ISLANDS_FILE = '.vite/islands.json';

/** Whether a module is imported as an island. */
export function isIsland(
  moduleId: string,
  islandModule: string | undefined,
  look: Rolldown.GetModuleInfo,
): boolean {
  if (islandModule === undefined) return false;
  const importers = look(moduleId)?.dynamicImporters ?? [];
  return importers.some((importer) => look(importer)?.importedIds.includes(islandModule));
}

/** Keeps the site's modules for `siteModulesOf`, and lists the islands of a client build. */
export function siteModules(modules: SiteModules): SiteModulesPlugin {
  return {
    name: NAME,
    api: modules,
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle() {
      const { root } = this.environment.config;
      const islands = [...this.getModuleIds()]
        .filter((id) => isIsland(id, modules.islandModule, (other) => this.getModuleInfo(other)))
        .map((id) => relative(root, id));
      this.emitFile({ type: 'asset', fileName: ISLANDS_FILE, source: JSON.stringify(islands) });
    },
  };
}

/** The modules given to `siteViteConfig`. @throws Error when the configuration was not made by it. */
export function siteModulesOf({ plugins }: ResolvedConfig): SiteModules {
  const plugin = plugins.find(({ name }) => name === NAME) as SiteModulesPlugin | undefined;
  if (!plugin?.api) throw new Error('The Vite configuration of the site is not made by siteViteConfig.');
  return plugin.api;
}
