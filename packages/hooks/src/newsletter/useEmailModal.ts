import { EMAIL_MODAL_DELAY_MS, mayAskForEmail, type StoredKey } from '@sabadora/domain';
import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '../address/useAddress.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';
import { useIsHydrated } from '../useIsHydrated.ts';
import { readIsSubscribed } from './useNewsletter.ts';

const readFlag = (text: string | null): boolean => text === 'true';

/** When the newsletter modal may open. */
export interface EmailModalProps {
  /** Path of the screen that the visitor came from; undefined for another site's. */
  from: string | undefined;
  /** Whether something else has the visitor's attention just now, as a dialog or a field: then it waits once more. */
  isBusy: () => boolean;
}

/** The state of the newsletter modal. */
export interface EmailModalState {
  /** Whether the modal is to be shown; false for good once it was closed or an address was given (CH-101). */
  isOpen: boolean;
  /** Call when it was closed, or an address was given in it: it is never opened again (CH-102). */
  answer: () => void;
}

/**
 * Whether the modal with the field for an e-mail address is open: 10 s after a visitor went on looking around, once
 * (CH-100 … CH-105).
 *
 * False on the server. It sends no request; the page subscribes, as with `useNewsletter`.
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
      // The modal may have been shown in another tab meanwhile.
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
