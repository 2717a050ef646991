import { patchQuery } from '@sabadora/domain';

/** Query parameter that marks the return from the bank's page. */
export const BANK_RETURN = 'bank';

/**
 * Parameters that providers add to the return address; they include the intent's secret, which must not stay there.
 */
const PROVIDER_PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
] as const;

/** The query without the parameters of a return from the bank's page. */
export const withoutBankReturn = (query: string) =>
  patchQuery(query, {
    [BANK_RETURN]: undefined,
    ...Object.fromEntries(PROVIDER_PARAMETERS.map((name) => [name, undefined])),
  });

/** Address of the confirmation of a paid order (PR-168). */
export const confirmationHref = (orderUUID: string) => `/confirmation/${orderUUID}?status=success`;

/** Address of the confirmation after a fast wallet, with the booking number for analytics (PR-168, ALG-26). */
export const walletConfirmationHref = (orderUUID: string, number: string) =>
  `${confirmationHref(orderUUID)}&gaId=${encodeURIComponent(number)}`;
