import { subscribeNewsletter } from '@sabadora/api';
import { mailHint, marketOf, newsletterFault, type FieldFault, type StoredKey } from '@sabadora/domain';
import { useRef, useState } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Whether somebody subscribed to the newsletter in this browser. */
export const readIsSubscribed = (text: string | null): boolean => text === 'true';

/** What the newsletter form needs. */
export interface NewsletterProps {
  /** Where on the site the form is, e.g. "footer" (CH-097): letters, digits, - and _. */
  source: string;
}

/** The state of the newsletter form, and what its field and button call. */
export interface NewsletterState {
  /** A form may show `failed` or ignore it (CH-095, CH-096, D-149). */
  status: 'idle' | 'loading' | 'sent' | 'failed';
  /** What is wrong with the address that was left or sent (CH-092). */
  fault: FieldFault | undefined;
  /** Domain that the address was probably meant to have (CH-094, ALG-21). */
  hint: string | undefined;
  /** Judges the address as its field is left. */
  leave: (email: string) => void;
  /** Judges an address that was found wrong, as it is corrected. */
  change: (email: string) => void;
  /** Subscribes, unless the address is wrong, or a request is in flight or has succeeded (CH-093). Never rejects. */
  submit: (email: string) => Promise<NewsletterState['status']>;
}

/**
 * The form that subscribes an address to the newsletter (CH-092 … CH-098); the subscription begins once the link in a
 * mail to that address is followed.
 *
 * `submit` never rejects: a failure is the status "failed" and is reported to the provider's `onError`.
 */
export function useNewsletter({ source }: NewsletterProps): NewsletterState {
  const { api, locale, onError } = useSabadora();
  const [, setIsSubscribed] = useStoredValue('newsletter' satisfies StoredKey, readIsSubscribed);
  const [status, setStatus] = useState<NewsletterState['status']>('idle');
  const [fault, setFault] = useState<FieldFault>();
  const [hint, setHint] = useState<string>();
  const isBlocked = useRef(false);

  const submit: NewsletterState['submit'] = async (email) => {
    const found = newsletterFault(email);
    setFault(found);
    if (found || isBlocked.current) return status;
    isBlocked.current = true;
    setStatus('loading');
    const { country, language } = marketOf(locale);
    let result: NewsletterState['status'] = 'sent';
    try {
      await api.send(subscribeNewsletter, { email: email.trim(), country, language, source });
      setIsSubscribed(() => true);
    } catch (error) {
      onError(error);
      isBlocked.current = false;
      result = 'failed';
    }
    setStatus(result);
    return result;
  };

  return {
    status,
    fault,
    hint,
    leave: (email) => {
      setHint(mailHint(email));
      setFault(email.trim() === '' ? undefined : newsletterFault(email));
    },
    change: (email) => {
      setHint(undefined);
      if (fault) setFault(newsletterFault(email));
    },
    submit,
  };
}
