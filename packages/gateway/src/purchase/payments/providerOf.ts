import type { PurchaseContext } from '../PurchaseContext.ts';
import { type PaymentProvider, ProviderUnavailable } from './PaymentProvider.ts';
import type { PaymentRow } from './payments.ts';

/**
 * The provider that a payment was begun with, whoever takes the money today: an intent is known to its own provider alone.
 *
 * @throws ProviderUnavailable when it is no longer configured
 */
export function providerOf(
  { provider, formerProviders = [] }: Pick<PurchaseContext, 'provider' | 'formerProviders'>,
  payment: Pick<PaymentRow, 'provider'>,
): PaymentProvider {
  const found = [provider, ...formerProviders].find((known) => known?.name === payment.provider);
  if (!found)
    throw new ProviderUnavailable(`Payments of ${payment.provider} need its keys, which are not set.`);
  return found;
}
