/*
 * Countries, regions and departments with their names, in the order fr, es, it, nl, en, and the GeoNames first-level
 * codes that they consist of. Ids are permanent: hotels, bookmarks and minisites refer to them.
 */
export { COUNTRIES } from './countries.ts';
export { DEPARTMENT_NAMES, MERGED_DEPARTMENTS } from './departments.ts';
export type { FiveNames } from './names.ts';
export { OTHER_AREA_NAMES } from './otherNames.ts';
export { REGIONS } from './regions.ts';
