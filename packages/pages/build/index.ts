import type { Plugin } from 'vite';
import { componentWordsPlugin } from './componentWordsPlugin.ts';
import { messagesPlugin, type ByLocale } from './messagesPlugin.ts';

export { featureFile, islandModule, pageFiles } from './siteModules.ts';

/** Vite plugins for the words of a site's pages and of the components on them. */
export function wordsPlugins(byLocale: ByLocale): Plugin[] {
  return [messagesPlugin(byLocale), componentWordsPlugin(byLocale)];
}
