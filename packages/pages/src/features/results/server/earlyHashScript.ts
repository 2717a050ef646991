// oxlint-disable-next-line import/default -- The host's build makes the text of the script its default export.
import script from './earlyHash.ts?early';

/** The script that keeps results of the query from being painted where the hash holds criteria (`LoadedPage.early`). */
export const earlyHashScript: string = script;
