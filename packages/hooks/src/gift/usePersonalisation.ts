import { isPersonalised, readPersonalisation, type Personalisation, type StoredKey } from '@sabadora/domain';
import { useCallback } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';
import type { ProductItem } from '../tracking/productItem.ts';

/** Key in the visitor's storage. */
export const PERSONALISATION_KEY = 'personalisation' satisfies StoredKey;

/** The giver's texts, and how they are stored. */
export interface PersonalisationState {
  /** The giver's texts; undefined when there are none, on the server and in the first render. */
  personalisation: Personalisation | undefined;
  /**
   * Trims both texts, stores them and returns them; removes the entry when both are empty (PR-127).
   *
   * @param item product that is given; a change of the texts is tracked with it, without the texts themselves
   * (CH-184)
   */
  save: (texts: Personalisation, item?: ProductItem) => Personalisation;
}

/**
 * The giver's texts on a digital gift, stored in this browser for all gifts (PR-126).
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
