/** Fetches what a destination's field shows once it is used. */
export const importParts = () => import('./onDemandParts.ts');
