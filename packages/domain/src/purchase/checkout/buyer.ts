import { fieldFault } from '../../form/fieldRules.ts';
import type { FieldFault, FieldRule } from '../../form/fieldRules.ts';

/** Forms of address of a buyer. */
export const CIVILITIES = ['MR', 'MRS'] as const;
/** Form of address: one of `CIVILITIES`. */
export type Civility = (typeof CIVILITIES)[number];

/** The buyer's data in the form, as typed texts (PR-172). */
export interface BuyerTexts {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  addressLine: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1 code of two capital letters. */
  country: string;
}

/** A field of the buyer's form. */
export type BuyerField = keyof BuyerTexts;

/** Rule of each text of a buyer, in the order of the form (PR-172, ALG-21). */
export const BUYER_RULES: Readonly<Record<BuyerField, FieldRule>> = {
  email: { format: 'email', isRequired: true, maxLength: 254 },
  firstName: { format: 'text-only', isRequired: true, maxLength: 60 },
  lastName: { format: 'text-only', isRequired: true, maxLength: 60 },
  phoneNumber: { format: 'phone', isRequired: true, maxLength: 30 },
  addressLine: { format: 'any', isRequired: true, maxLength: 200 },
  postalCode: { format: 'any', isRequired: true, maxLength: 20 },
  city: { format: 'any', isRequired: true, maxLength: 100 },
  country: { format: 'country', isRequired: true, maxLength: 2 },
};

/** Fault of one text of a buyer, or undefined; validates a single field of a form. */
export function buyerFault(field: BuyerField, text: string): FieldFault | undefined {
  return fieldFault(text, BUYER_RULES[field]);
}

/** Fields of the form, in order. */
export const BUYER_FIELDS = Object.keys(BUYER_RULES) as readonly BuyerField[];
