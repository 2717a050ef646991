import { ApiError, openCase, type CaseRequest } from '@sabadora/api';
import { contactReturnPath, patchQuery, queryValue } from '@sabadora/domain';
import { useCallback, useRef, useState } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';

/** The result of sending a message. */
export type CaseResult =
  /** It was taken; the address says so (CH-112). */
  | { status: 'sent' }
  /** Some of its texts were refused; what is wrong with each, by its name. */
  | { status: 'refused'; faults: Readonly<Record<string, string>> }
  /** Too many were sent from here; a few minutes later more may be. */
  | { status: 'tooMany' }
  | { status: 'failed' };

export interface ContactCaseProps {
  /**
   * Proves that somebody takes the time to write: the solution of a captcha, which counts once. Customer care needs
   * none (CH-124, D-107).
   * @default nothing is proved
   */
  getToken?: (() => Promise<string>) | undefined;
}

/** Sends messages to customer care, with the captcha's proof of work (CH-116). */
export interface ContactCase {
  /** Whether a message is being sent. */
  isSending: boolean;
  /** Begins the captcha's work, so that it is done by the time the message is written. */
  prepare: () => void;
  /** Sends a message (CH-116); never rejects. While one is sent another press waits for the same. */
  send: (message: Omit<CaseRequest, 'locale' | 'altcha'>) => Promise<CaseResult>;
}

const isTokenRefused = (error: unknown) =>
  error instanceof ApiError && error.status === 400 && error.fields.some(({ field }) => field === 'altcha');

function resultOf(error: unknown): CaseResult {
  if (!(error instanceof ApiError)) return { status: 'failed' };
  if (error.status === 429) return { status: 'tooMany' };
  const faults = error.fields.filter(({ field }) => field !== 'altcha');
  return error.status === 400 && faults.length > 0
    ? { status: 'refused', faults: Object.fromEntries(faults.map(({ field, message }) => [field, message])) }
    : { status: 'failed' };
}

/**
 * Opens cases with customer care. Once one is taken, the address has the ref that thanks (CH-112, CH-127).
 *
 * `send` never rejects: what the server refuses, and why, is its `CaseResult`.
 */
export function useContactCase({ getToken }: ContactCaseProps = {}): ContactCase {
  const { api, locale, location, onError } = useSabadora();
  const [isSending, setIsSending] = useState(false);
  const token = useRef<Promise<string>>(undefined);
  const underway = useRef<Promise<CaseResult>>(undefined);

  const prepare = useCallback(() => {
    if (!getToken) return Promise.resolve('');
    token.current ??= getToken().catch((error: unknown) => {
      token.current = undefined;
      throw error;
    });
    return token.current;
  }, [getToken]);

  const sendOnce: ContactCase['send'] = async (message) => {
    try {
      const request = { ...message, locale, altcha: await prepare() };
      await api.send(openCase, request);
    } catch (error) {
      // It is too old: the form was open for long.
      if (!isTokenRefused(error)) throw error;
      token.current = undefined;
      await api.send(openCase, { ...message, locale, altcha: await prepare() });
    }
    token.current = undefined;
    const address = location.read();
    const thanks = queryValue(contactReturnPath(locale).split('?')[1] ?? '', 'ref');
    location.write({
      ...address,
      query: patchQuery(address.query, { ref: thanks, reason: undefined }),
      hash: '',
    });
    return { status: 'sent' };
  };

  const send: ContactCase['send'] = async (message) => {
    setIsSending(true);
    try {
      return await sendOnce(message);
    } catch (error) {
      onError(error);
      return resultOf(error);
    } finally {
      setIsSending(false);
      underway.current = undefined;
    }
  };

  return {
    isSending,
    prepare: () => {
      prepare().catch(() => {
        // Sending does the work again, and says what failed.
      });
    },
    send: (message) => (underway.current ??= send(message)),
  };
}
