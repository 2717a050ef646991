import { updateCheckout, type ApiClient, type Checkout } from '@sabadora/api';
import { isOpen, isWrittenOn, readPersonalisation, type Personalisation } from '@sabadora/domain';
import { PERSONALISATION_KEY } from '../gift/usePersonalisation.ts';
import type { SafeStorage } from '../storage/storage.ts';

const NOTHING: Personalisation = { fromName: '', message: '' };

/** What the order does not have yet of the note that this browser keeps; undefined where there is nothing to change. */
function noteToSend({ product, state }: Checkout, kept = NOTHING): Personalisation | undefined {
  if (!isWrittenOn(product) || !isOpen(state)) return undefined;
  return product.fromName === kept.fromName && product.message === kept.message ? undefined : kept;
}

/**
 * The order with the giver's note as this browser keeps it (PR-126). It may have been written since the order was begun:
 * another note is the same order.
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
