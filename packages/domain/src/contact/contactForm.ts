import { fieldFault } from '../form/fieldRules.ts';
import type { FieldFault, FieldRule } from '../form/fieldRules.ts';
import { digitsOf } from '../purchase/order/bookingLookup.ts';

/** Reasons to write, in the order of the form (CH-114). */
export const CONTACT_REASONS = [
  'avv_info',
  'booking_info',
  'emailconf',
  'modification',
  'cancellation',
  'complaint',
  'other',
] as const;
/** A reason to write: one of `CONTACT_REASONS` (CH-114). */
export type ContactReason = (typeof CONTACT_REASONS)[number];

/** Types under which a case is filed. */
export interface RequestType {
  type: string;
  subtype: string;
}

/** Request type of each reason (CH-114, CH-115, D-080). */
export const REQUEST_TYPES: Readonly<Record<ContactReason, RequestType>> = {
  avv_info: { type: 'information', subtype: 'pre-sale' },
  booking_info: { type: 'information', subtype: 'booking' },
  emailconf: { type: 'booking', subtype: 'confirmation-email' },
  modification: { type: 'booking', subtype: 'modification' },
  cancellation: { type: 'booking', subtype: 'cancellation' },
  complaint: { type: 'complaint', subtype: 'stay' },
  other: { type: 'other', subtype: 'other' },
};

/**
 * Text fields of the form, by their names in the customer-relationship system and in the order of the form (CH-113).
 */
export const CONTACT_FIELDS = ['Booking_ID__c', 'name', 'email', 'phone', 'description'] as const;
/** A text field of the contact form: one of `CONTACT_FIELDS` (CH-113). */
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Rule of each text field (CH-117, CH-119 … CH-123, D-128). A description has no format, only a maximum length. */
export const CONTACT_RULES: Readonly<Record<ContactField, FieldRule>> = {
  Booking_ID__c: { format: 'booking-number', isRequired: true, maxLength: 8 },
  name: { format: 'text-only', isRequired: true, maxLength: 100 },
  email: { format: 'email', isRequired: true, maxLength: 254 },
  phone: { format: 'phone', isRequired: true, maxLength: 40 },
  description: { format: 'any', isRequired: true, maxLength: 4000 },
};

/** Parses a reason; undefined for any other text. */
export function readContactReason(text: string | undefined): ContactReason | undefined {
  return CONTACT_REASONS.find((known) => known === text);
}

/** Whether the form has a field for the booking; messages before a purchase have none (CH-118, D-128). */
export function asksForBooking(reason: ContactReason): boolean {
  return reason !== 'avv_info';
}

/**
 * Fault of one text of the form, or undefined. A field that the reason does not require has no fault; spaces between
 * digits are allowed.
 */
export function contactFault(
  reason: ContactReason,
  field: ContactField,
  text: string,
): FieldFault | undefined {
  if (field !== 'Booking_ID__c') return fieldFault(text, CONTACT_RULES[field]);
  if (!asksForBooking(reason)) return undefined;
  const fault = fieldFault(digitsOf(text), CONTACT_RULES[field]);
  // Too many digits are reported as a wrong booking number, not as a text that is too long.
  return fault === 'too-long' ? 'booking-number' : fault;
}
