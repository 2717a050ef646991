import script from './skippedTransitions.ts?early';

/** The script that keeps a skipped transition between documents from being reported (`SiteDefinition.early`). */
export const skippedTransitionsScript: string = script;
