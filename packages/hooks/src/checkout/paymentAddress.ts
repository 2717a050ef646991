import { patchQuery } from '@sabadora/domain';

/** Query parameter of the address to which the bank's page returns. */
export const BANK_RETURN = 'bank';

/** What providers add to that address; it contains the intent's secret, which must not stay in the address. */
const PROVIDER_PARAMETERS = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
] as const;

/** The query of an address to which the bank's page returned, without what only that return says. */
export const withoutBankReturn = (query: string) =>
  patchQuery(query, {
    [BANK_RETURN]: undefined,
    ...Object.fromEntries(PROVIDER_PARAMETERS.map((name) => [name, undefined])),
  });

/** Where a paid order is shown (PR-168). */
export const confirmationHref = (orderUUID: string) => `/confirmation/${orderUUID}?status=success`;

/** The same after a fast wallet, with the number of the booking as analytics know it (PR-168, ALG-26). */
export const walletConfirmationHref = (orderUUID: string, number: string) =>
  `${confirmationHref(orderUUID)}&gaId=${encodeURIComponent(number)}`;
