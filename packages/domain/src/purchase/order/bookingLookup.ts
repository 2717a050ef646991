import { parseHash, serialiseHash } from '../../address/hash.ts';
import { fieldFault } from '../../form/fieldRules.ts';
import type { FieldFault, FieldRule } from '../../form/fieldRules.ts';
import { LOOKUP_PATH } from './lookupPath.ts';

/** Purposes for which a booking is looked up (CH-108, D-079). */
export const LOOKUP_ROUTES = ['modify', 'cancel', 'invoice'] as const;
/** Purpose of a lookup: one of `LOOKUP_ROUTES`. */
export type LookupRoute = (typeof LOOKUP_ROUTES)[number];

/** Hash key of the purpose. */
const ROUTE = 'route';

/** Rules of the lookup form's texts (ALG-21). */
export const LOOKUP_RULES: Readonly<Record<'number' | 'email', FieldRule>> = {
  number: { format: 'booking-number', isRequired: true, maxLength: 8 },
  email: { format: 'email', isRequired: true, maxLength: 254 },
};

/** A field of the lookup form. */
export type LookupField = keyof typeof LOOKUP_RULES;

/** Fault of one text of the lookup form, or undefined. Spaces between digits are allowed. */
export function lookupFault(field: LookupField, text: string): FieldFault | undefined {
  const fault = fieldFault(field === 'number' ? digitsOf(text) : text, LOOKUP_RULES[field]);
  // A number with too many digits is reported as wrong, not as too long.
  return fault === 'too-long' && field === 'number' ? 'booking-number' : fault;
}

/** Normalises a booking number to its digits, as it is stored. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\s/g, '');
}

/** Address of the lookup page for a purpose (CH-108, D-079). */
export function lookupHref(route?: LookupRoute): string {
  const hash = serialiseHash({ [ROUTE]: route });
  return LOOKUP_PATH + (hash && `#${hash}`);
}

/** Purpose in the hash of an address. */
export function readLookupRoute(hash: string): LookupRoute | undefined {
  const route = parseHash(hash)[ROUTE];
  return LOOKUP_ROUTES.find((known) => known === route);
}
