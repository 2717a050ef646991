import { EMAIL_MODAL_DELAY_MS, mayAskForEmail, type StoredKey } from '@sabadora/domain';
import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '../address/useAddress.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { readIsSubscribed } from './useNewsletter.ts';

const readFlag = (text: string | null): boolean => text === 'true';

/** Conditions for opening the newsletter modal. */
export interface EmailModalProps {
  /** Path of the page that the visitor came from; undefined for another site. */
  from: string | undefined;
  /** Whether the visitor is busy, e.g. in a dialog or a field: the modal then waits for another interval. */
  isBusy: () => boolean;
}

/** The state of the newsletter modal. */
export interface EmailModalState {
  /** Whether to show the modal; false for good once it was closed or an address was given (CH-101). */
  isOpen: boolean;
  /** Call it when the modal is closed, or an address is given in it: it never opens again (CH-102). */
  answer: () => void;
}

/**
 * Whether the newsletter modal is open. It opens once, 10 s after the visitor went on to another page (CH-100 …
 * CH-105).
 *
 * False on the server. Sends no request: subscribe with e.g. `useNewsletter`.
 */
export function useEmailModal({ from, isBusy }: EmailModalProps): EmailModalState {
  const { path } = useAddress();
  const { storage } = useSabadora();
  const isReady = useIsHydrated();
  const [wasAnswered, setWasAnswered] = useStoredValue('email-modal' satisfies StoredKey, readFlag);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    if (!isReady || isOpen || wasAnswered) return undefined;
    const isDue = () =>
      mayAskForEmail({
        from,
        to: path,
        wasAnswered: readFlag(storage.get('email-modal' satisfies StoredKey)),
        isSubscribed: readIsSubscribed(storage.get('newsletter' satisfies StoredKey)),
      });
    if (!isDue()) return undefined;
    const timer = setInterval(() => {
      if (isBusy()) return;
      clearInterval(timer);
      // In the meantime the visitor may have closed the modal, or subscribed, in another tab.
      if (isDue()) setIsOpen(true);
    }, EMAIL_MODAL_DELAY_MS);
    return () => clearInterval(timer);
  }, [isReady, isOpen, wasAnswered, from, path, isBusy, storage]);

  return {
    isOpen,
    answer: useCallback(() => {
      setWasAnswered(() => true);
      setIsOpen(false);
    }, [setWasAnswered]),
  };
}
