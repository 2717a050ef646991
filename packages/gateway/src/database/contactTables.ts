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
  /** Null for a message before a booking. */
  booking_number: string | null;
  name: string;
  email: string;
  phone: string;
  description: string;
  status: Generated<string>;
  received_at: Date;
  /** When it is sent to the system of customer care next; null for what is not to be. */
  forward_at: Date | null;
  forward_tries: Generated<number>;
  forwarded_at: Generated<Date | null>;
}

export interface NewsletterSubscriptionTable {
  /** In lower case. */
  email: string;
  locale: Locale;
  source: string;
  /** SHA-256 of the token that confirms it; null once it is confirmed. */
  confirm_hash: string | null;
  confirm_until: Date | null;
  /** Ends it: in every e-mail. */
  end_token: string;
  mailed_at: Date;
  requested_at: Date;
  confirmed_at: Date | null;
}

/** Tables of what visitors write. */
export interface ContactTables {
  customer_case: CustomerCaseTable;
  newsletter_subscription: NewsletterSubscriptionTable;
}
