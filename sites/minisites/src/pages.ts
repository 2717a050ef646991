import type { DefinedPage } from '@sabadora/pages';
import { minisite } from '@sabadora/pages/minisite';
import * as defined from '@sabadora/pages/routes';

/** Pages that a minisite has while its campaign is open. */
export const OPEN: readonly DefinedPage[] = [
  defined.search,
  defined.stay,
  defined.hotel,
  defined.gift,
  defined.activities,
  defined.activity,
  defined.boxes,
  defined.box,
  defined.boxBySku,
  defined.booking,
];

/** Pages that a minisite always has, also when its campaign is closed: buyers can look up what they bought. */
export const ALWAYS: readonly DefinedPage[] = [
  minisite,
  defined.confirmation,
  defined.lookup,
  defined.content,
];

const FAILED: readonly DefinedPage[] = [defined.notFound, defined.crash];

/** All pages in the build of the minisites. */
export const pagesOfMinisites: readonly DefinedPage[] = [...OPEN, ...ALWAYS, ...FAILED];
