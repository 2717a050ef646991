import { updateCheckout, type ApiClient, type Checkout } from '@sabadora/api';
import { isOpen, isWrittenOn, readPersonalisation, type Personalisation } from '@sabadora/domain';
import { PERSONALISATION_KEY } from '../gift/usePersonalisation.ts';
import type { SafeStorage } from '../storage/storage.ts';

const NOTHING: Personalisation = { fromName: '', message: '' };

/**
 * The note stored in this browser, if it differs from the note of the order; undefined when there is nothing to
 * change.
 */
function noteToSend({ product, state }: Checkout, kept = NOTHING): Personalisation | undefined {
  if (!isWrittenOn(product) || !isOpen(state)) return undefined;
  return product.fromName === kept.fromName && product.message === kept.message ? undefined : kept;
}

/**
 * Updates the order with the note stored in this browser (PR-126), which may have changed since the order was begun.
 * A changed note does not start another order.
 *
 * @throws ApiError
 */
export async function withKeptNote(
  api: ApiClient,
  checkout: Checkout,
  { storage, signal }: { storage: SafeStorage; signal: AbortSignal },
): Promise<Checkout> {
  const note = noteToSend(checkout, readPersonalisation(storage.get(PERSONALISATION_KEY)));
  return note ? api.send(updateCheckout, { id: checkout.id, note }, { signal }) : checkout;
}
