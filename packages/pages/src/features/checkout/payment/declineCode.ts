import type { OrderError } from '@sabadora/api';

const DECLINE_CODES = ['insufficient_funds', 'lost_card', 'authentication_failed'] as const;

/** Why a payment was declined, as far as there are words for it. */
export function readDeclineCode(code: string | null | undefined): NonNullable<OrderError['declineCode']> {
  return DECLINE_CODES.find((known) => known === code) ?? 'generic_decline';
}
