import { isPersonalised, readPersonalisation, type Personalisation } from '@sabadora/domain';
import { useCallback } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Name of the entry in the visitor's storage. */
export const PERSONALISATION_KEY = 'personalisation';

/** What the giver wrote, and how it is kept. */
export interface PersonalisationState {
  /** What the giver has written; undefined while that is nothing, on the server and in the first render. */
  personalisation: Personalisation | undefined;
  /**
   * Keeps both texts without the spaces around them, and returns them so; where both are empty the entry is removed
   * (PR-127).
   */
  save: (texts: Personalisation) => Personalisation;
}

/**
 * What the giver writes on a digital gift, kept in this browser for all gifts (PR-126).
 *
 * No function throws: where storage is full or blocked, the texts are kept until the page is left.
 */
export function usePersonalisation(): PersonalisationState {
  const { storage } = useSabadora();
  const [personalisation, set] = useStoredValue(PERSONALISATION_KEY, readPersonalisation);
  const save = useCallback(
    ({ fromName, message }: Personalisation) => {
      const texts = { fromName: fromName.trim(), message: message.trim() };
      if (isPersonalised(texts)) set(() => texts);
      else storage.remove(PERSONALISATION_KEY);
      return texts;
    },
    [set, storage],
  );
  return { personalisation, save };
}
