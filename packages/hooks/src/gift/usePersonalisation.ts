import { isPersonalised, readPersonalisation, type Personalisation, type StoredKey } from '@sabadora/domain';
import { useCallback } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';
import type { ProductItem } from '../tracking/productItem.ts';

/** Name of the entry in the visitor's storage. */
export const PERSONALISATION_KEY = 'personalisation' satisfies StoredKey;

/** What the giver wrote, and how it is kept. */
export interface PersonalisationState {
  /** What the giver has written; undefined while that is nothing, on the server and in the first render. */
  personalisation: Personalisation | undefined;
  /**
   * Keeps both texts without the spaces around them, and returns them so; where both are empty the entry is removed
   * (PR-127).
   *
   * @param item What is given: another note than the one that is kept is tracked with it, without its words (CH-184).
   */
  save: (texts: Personalisation, item?: ProductItem) => Personalisation;
}

/**
 * What the giver writes on a digital gift, kept in this browser for all gifts (PR-126).
 *
 * No function throws: where storage is full or blocked, the texts are kept until the page is left.
 */
export function usePersonalisation(): PersonalisationState {
  const { storage, track } = useSabadora();
  const [personalisation, set] = useStoredValue(PERSONALISATION_KEY, readPersonalisation);
  const save = useCallback(
    ({ fromName, message }: Personalisation, item?: ProductItem) => {
      const texts = { fromName: fromName.trim(), message: message.trim() };
      const kept = readPersonalisation(storage.get(PERSONALISATION_KEY));
      if (!isPersonalised(texts)) {
        storage.remove(PERSONALISATION_KEY);
        return texts;
      }
      set(() => texts);
      const isNew = kept?.fromName !== texts.fromName || kept.message !== texts.message;
      if (item && isNew) track({ name: 'personalization_item', params: { currency: 'EUR', items: [item] } });
      return texts;
    },
    [set, storage, track],
  );
  return { personalisation, save };
}
