import type { ContactReason, Locale } from '@sabadora/domain';
import type { Generated } from 'kysely';

export interface CustomerCaseTable {
  id: string;
  /** Signature of the solved challenge; null for a message without a proof of work. */
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
  /** When it is next sent to the customer care system; null when it is not to be sent. */
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
  /** Token in every e-mail that ends the subscription. */
  end_token: string;
  mailed_at: Date;
  requested_at: Date;
  confirmed_at: Date | null;
}

/** Tables of contact messages and newsletter subscriptions. */
export interface ContactTables {
  customer_case: CustomerCaseTable;
  newsletter_subscription: NewsletterSubscriptionTable;
}
