import type { ContactReason, Locale } from '@sabadora/domain';
import type { Generated } from 'kysely';

export interface CustomerCaseTable {
  id: string;
  /** Signature of the solved challenge; null for what came without a proof of work. */
  proof: string | null;
  locale: Locale;
  reason: ContactReason;
  type: string;
  subtype: string;
  /** Null for a question before a booking. */
  booking_number: string | null;
  name: string;
  email: string;
  phone: string;
  description: string;
  status: Generated<string>;
  received_at: Date;
}

/** Tables of what visitors write. */
export interface ContactTables {
  customer_case: CustomerCaseTable;
}
