import { BELGIUM } from './belgium.ts';
import { FRANCE } from './france.ts';
import { ITALY } from './italy.ts';
import { NETHERLANDS } from './netherlands.ts';
import { SPAIN } from './spain.ts';
import type { PoiRow } from './row.ts';

/** Sights that people travel to. Their ids are permanent. */
export const POIS: readonly PoiRow[] = [...FRANCE, ...SPAIN, ...ITALY, ...NETHERLANDS, ...BELGIUM];

export type { PoiRow };
