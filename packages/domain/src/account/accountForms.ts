// Apart from the paths of accounts, which every page has: what judges forms weighs more than they do.
import { fieldFault, type FieldFault, type FieldRule } from '../form/fieldRules.ts';

/** What is wrong with the address that somebody signs in with (ALG-21). */
export function signInFault(email: string): FieldFault | undefined {
  return fieldFault(email, { format: 'email', isRequired: true, maxLength: 254 });
}

/** The texts of a profile, none of them required. */
export const PROFILE_FIELDS = {
  firstName: { format: 'text-only', isRequired: false, maxLength: 60 },
  lastName: { format: 'text-only', isRequired: false, maxLength: 60 },
  phone: { format: 'phone', isRequired: false, maxLength: 30 },
} as const satisfies Record<string, FieldRule>;

/** Names a text of a profile. */
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** What is wrong with a text of a profile (ALG-21). */
export function profileFault(field: ProfileField, text: string): FieldFault | undefined {
  return fieldFault(text, PROFILE_FIELDS[field]);
}
