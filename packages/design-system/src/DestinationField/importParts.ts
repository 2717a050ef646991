/** The part of a destination's field that is loaded on demand; an object, so that a test can delay the import. */
export const onDemand = { importParts: () => import('./onDemandParts.ts') };
