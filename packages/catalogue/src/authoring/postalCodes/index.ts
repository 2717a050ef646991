import { BELGIUM } from './belgium.ts';
import { FRANCE } from './france.ts';
import { ITALY } from './italy.ts';
import { NETHERLANDS } from './netherlands.ts';
import { SPAIN } from './spain.ts';

/**
 * The post codes of the larger towns, `country:name in GeoNames`: the code of the centre first, then others and spans
 * ("75001-75020"), between spaces.
 */
export const POSTAL_CODES: Readonly<Record<string, string>> = {
  ...FRANCE,
  ...SPAIN,
  ...ITALY,
  ...NETHERLANDS,
  ...BELGIUM,
};
