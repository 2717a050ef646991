import type { ContactField, ContactReason } from '@sabadora/domain';

/** What is typed into the form; empty until then. */
export type MessageDraft = Record<ContactField, string> & { contact_reason: ContactReason | '' };

export const EMPTY_DRAFT: MessageDraft = {
  contact_reason: '',
  Booking_ID__c: '',
  name: '',
  email: '',
  phone: '',
  description: '',
};

/** How a browser's autofill knows the fields. */
export const AUTOFILL = {
  Booking_ID__c: 'off',
  name: 'name',
  email: 'email',
  phone: 'tel',
  description: 'off',
} as const satisfies Record<ContactField, string>;
