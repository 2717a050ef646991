import { ApiError, openCase, type CaseRequest } from '@sabadora/api';
import { contactReturnPath, patchQuery, queryValue } from '@sabadora/domain';
import { useCallback, useRef, useState } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';

/** The result of sending a message. */
export type CaseResult =
  /** The message was accepted; the address records it (CH-112). */
  | { status: 'sent' }
  /** Some texts were refused; `faults` has the fault of each by its name. */
  | { status: 'refused'; faults: Readonly<Record<string, string>> }
  /** Too many messages came from this network address; retry after a few minutes. */
  | { status: 'tooMany' }
  | { status: 'failed' };

export interface ContactCaseProps {
  /**
   * Returns proof that a person writes: the solution of a captcha, valid once. Customer care needs none (CH-124,
   * D-107).
   * @default no proof
   */
  getToken?: (() => Promise<string>) | undefined;
}

/** Sends messages to customer care, with the captcha's proof of work (CH-116). */
export interface ContactCase {
  /** Whether a message is being sent. */
  isSending: boolean;
  /** Starts the captcha's work early, so that it is done when the visitor sends the message. */
  prepare: () => void;
  /** Sends a message (CH-116); never rejects. Another call while one is being sent waits for the same request. */
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
 * Opens cases with customer care. Once a message is accepted, the address gets the `ref` for which the page shows its
 * thanks (CH-112, CH-127).
 *
 * `send` never rejects: a refusal and its reason are a `CaseResult`.
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
      // The token expires when the form is open for a long time: solve another captcha and send again.
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
        // `send` repeats the work and reports the failure.
      });
    },
    send: (message) => (underway.current ??= send(message)),
  };
}
