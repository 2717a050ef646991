import { BELGIUM } from './belgium.ts';
import { FRANCE } from './france.ts';
import { ITALY } from './italy.ts';
import { NETHERLANDS } from './netherlands.ts';
import type { TouristicRow } from './row.ts';
import { SPAIN } from './spain.ts';

export type { Circle, TouristicRow } from './row.ts';

/** Holiday regions of the five countries. They may overlap: the Alsace Wine Route is in Alsace. */
export const TOURISTIC_REGIONS: readonly TouristicRow[] = [
  ...FRANCE,
  ...SPAIN,
  ...ITALY,
  ...NETHERLANDS,
  ...BELGIUM,
];
