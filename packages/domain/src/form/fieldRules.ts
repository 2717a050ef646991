/** Reasons why a form refuses a text (ALG-21); each has one message. */
export type FieldFault =
  /** The text is required, and empty after trimming. */
  'required' | 'email' | 'phone' | 'text-only' | 'too-long' | 'country' | 'booking-number';

/** Required format of a text, besides its length. */
export type FieldFormat = 'email' | 'phone' | 'text-only' | 'country' | 'booking-number' | 'any';

/** The rule of one text field. */
export interface FieldRule {
  format: FieldFormat;
  isRequired: boolean;
  /** Largest number of code points of the trimmed text. */
  maxLength: number;
}

const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[^\s@.]{2,}$/;
const PHONE = /^[0-9 ()+-]*$/;
const TEXT_ONLY = /^[\p{L} '’-]+$/u;
const COUNTRY = /^[A-Z]{2}$/;
const BOOKING_NUMBER = /^\d{8}$/;

const FORMATS: Readonly<Record<FieldFormat, (text: string) => boolean>> = {
  email: (text) => EMAIL.test(text),
  phone: (text) => PHONE.test(text) && /[0-9]/.test(text),
  // Accents are stripped first, so that an accented letter counts as a letter.
  'text-only': (text) => TEXT_ONLY.test(text.normalize('NFD').replaceAll(/\p{M}/gu, '')),
  country: (text) => COUNTRY.test(text),
  'booking-number': (text) => BOOKING_NUMBER.test(text),
  any: () => true,
};

/**
 * Fault of a text in a field, or undefined. Spaces around the text are ignored; an empty text can only have the fault
 * `required` (ALG-21).
 */
export function fieldFault(
  text: string,
  { format, isRequired, maxLength }: FieldRule,
): FieldFault | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return isRequired ? 'required' : undefined;
  if (Array.from(trimmed).length > maxLength) return 'too-long';
  return format === 'any' || FORMATS[format](trimmed) ? undefined : format;
}
