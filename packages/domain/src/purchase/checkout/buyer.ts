import { fieldFault } from '../../form/fieldRules.ts';
import type { FieldFault, FieldRule } from '../../form/fieldRules.ts';

/** How a buyer is addressed; null when they did not say. */
export const CIVILITIES = ['MR', 'MRS'] as const;
/** One of `CIVILITIES`. */
export type Civility = (typeof CIVILITIES)[number];

/** Who pays and travels, as a form holds it: texts as typed (PR-172). */
export interface BuyerTexts {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  addressLine: string;
  postalCode: string;
  city: string;
  /** ISO 3166-1, two capital letters. */
  country: string;
}

/** A field of the buyer's form. */
export type BuyerField = keyof BuyerTexts;

/** What each text of a buyer has to be, in the order of the form (PR-172, ALG-21). */
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

/** What is wrong with one text of a buyer, or undefined; for a form's validation of a single field. */
export function buyerFault(field: BuyerField, text: string): FieldFault | undefined {
  return fieldFault(text, BUYER_RULES[field]);
}

/** The fields in the order of the form. */
export const BUYER_FIELDS = Object.keys(BUYER_RULES) as readonly BuyerField[];
