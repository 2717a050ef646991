// oxlint-disable-next-line import/default -- The host's build makes the text of the script its default export.
import script from './earlyHash.ts?early';

/**
 * Script that keeps the results of the query from being painted when the hash contains criteria (`LoadedPage.early`).
 */
export const earlyHashScript: string = script;
