// oxlint-disable-next-line import/default -- The host's build makes the text of the script its default export.
import script from './early.ts?early';

/** Script that every document runs first (`SiteDefinition.early`). */
export const earlyScript: string = script;
