// Separate from the account's paths, which every page needs, because the rules of the forms are larger.
import { fieldFault, type FieldFault, type FieldRule } from '../form/fieldRules.ts';

/** Fault of the e-mail address in the sign-in form (ALG-21). */
export function signInFault(email: string): FieldFault | undefined {
  return fieldFault(email, { format: 'email', isRequired: true, maxLength: 254 });
}

/** Rules of a profile's texts, all of them optional. */
export const PROFILE_FIELDS = {
  firstName: { format: 'text-only', isRequired: false, maxLength: 60 },
  lastName: { format: 'text-only', isRequired: false, maxLength: 60 },
  phone: { format: 'phone', isRequired: false, maxLength: 30 },
} as const satisfies Record<string, FieldRule>;

/** Name of a text in a profile. */
export type ProfileField = keyof typeof PROFILE_FIELDS;

/** Fault of a text in a profile (ALG-21). */
export function profileFault(field: ProfileField, text: string): FieldFault | undefined {
  return fieldFault(text, PROFILE_FIELDS[field]);
}
