import type { OrderError } from '@sabadora/api';

const DECLINE_CODES = ['insufficient_funds', 'lost_card', 'authentication_failed'] as const;

/** Reason of a decline that has its own message; any other code is 'generic_decline'. */
export function readDeclineCode(code: string | null | undefined): NonNullable<OrderError['declineCode']> {
  return DECLINE_CODES.find((known) => known === code) ?? 'generic_decline';
}
