import { parseHash, serialiseHash } from '../../address/hash.ts';
import { fieldFault } from '../../form/fieldRules.ts';
import type { FieldFault, FieldRule } from '../../form/fieldRules.ts';
import { LOOKUP_PATH } from './lookupPath.ts';

/** What a visitor may look a booking up for (CH-108, D-079). */
export const LOOKUP_ROUTES = ['modify', 'cancel', 'invoice'] as const;
/** A way to look a booking up: one of `LOOKUP_ROUTES`. */
export type LookupRoute = (typeof LOOKUP_ROUTES)[number];

/** Hash key of the route. */
const ROUTE = 'route';

/** The rules of the text fields by which a booking is found (ALG-21). */
export const LOOKUP_RULES: Readonly<Record<'number' | 'email', FieldRule>> = {
  number: { format: 'booking-number', isRequired: true, maxLength: 8 },
  email: { format: 'email', isRequired: true, maxLength: 254 },
};

/** A field of the lookup form. */
export type LookupField = keyof typeof LOOKUP_RULES;

/** What is wrong with one text of the lookup, or undefined. Digits in groups are no fault. */
export function lookupFault(field: LookupField, text: string): FieldFault | undefined {
  const fault = fieldFault(field === 'number' ? digitsOf(text) : text, LOOKUP_RULES[field]);
  // A number with too many digits is reported as wrong, not as too long.
  return fault === 'too-long' && field === 'number' ? 'booking-number' : fault;
}

/** A booking number as it is stored, whatever spaces it was typed with. */
export function digitsOf(number: string): string {
  return number.replaceAll(/\s/g, '');
}

/** Where a booking is looked up for a purpose (CH-108, D-079). */
export function lookupHref(route?: LookupRoute): string {
  const hash = serialiseHash({ [ROUTE]: route });
  return LOOKUP_PATH + (hash && `#${hash}`);
}

/** The purpose that the hash of an address names. */
export function readLookupRoute(hash: string): LookupRoute | undefined {
  const route = parseHash(hash)[ROUTE];
  return LOOKUP_ROUTES.find((known) => known === route);
}
