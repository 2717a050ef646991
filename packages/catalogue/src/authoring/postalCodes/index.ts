import { BELGIUM } from './belgium.ts';
import { FRANCE } from './france.ts';
import { ITALY } from './italy.ts';
import { NETHERLANDS } from './netherlands.ts';
import { SPAIN } from './spain.ts';

/**
 * The post codes of the larger towns by `country:name in GeoNames`: first that of the centre, then others and ranges
 * ("75001-75020"), separated by spaces.
 */
export const POSTAL_CODES: Readonly<Record<string, string>> = {
  ...FRANCE,
  ...SPAIN,
  ...ITALY,
  ...NETHERLANDS,
  ...BELGIUM,
};
