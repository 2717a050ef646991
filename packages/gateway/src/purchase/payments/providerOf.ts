import type { PurchaseContext } from '../PurchaseContext.ts';
import { type PaymentProvider, ProviderUnavailable } from './PaymentProvider.ts';
import type { PaymentRow } from './payments.ts';

/**
 * The provider with which a payment was begun, also when another one is in use now: only that provider has the
 * intent.
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
