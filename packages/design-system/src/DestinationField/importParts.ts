/** Imports the part of a destination field that loads on demand; an object, so that a test can delay the import. */
export const onDemand = { importParts: () => import('./onDemandParts.ts') };
