import type { ContactField, ContactReason } from '@sabadora/domain';

/** Values of the form; empty strings until something is typed. */
export type MessageDraft = Record<ContactField, string> & { contact_reason: ContactReason | '' };

export const EMPTY_DRAFT: MessageDraft = {
  contact_reason: '',
  Booking_ID__c: '',
  name: '',
  email: '',
  phone: '',
  description: '',
};

/** Autofill name of each field. */
export const AUTOFILL = {
  Booking_ID__c: 'off',
  name: 'name',
  email: 'email',
  phone: 'tel',
  description: 'off',
} as const satisfies Record<ContactField, string>;
