import { subscribeNewsletter } from '@sabadora/api';
import { mailHint, marketOf, newsletterFault, type FieldFault, type StoredKey } from '@sabadora/domain';
import { useRef, useState } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';
import { useStoredValue } from '../storage/useStoredValue.ts';

/** Whether a visitor has subscribed to the newsletter in this browser. */
export const readIsSubscribed = (text: string | null): boolean => text === 'true';

/** Options of `useNewsletter`. */
export interface NewsletterProps {
  /** Place of the form on the site, e.g. "footer" (CH-097): letters, digits, - and _. */
  source: string;
}

/** State of the newsletter form, and the functions that its field and button call. */
export interface NewsletterState {
  /** Status of the subscription; a form may show `failed` or ignore it (CH-095, CH-096, D-149). */
  status: 'idle' | 'loading' | 'sent' | 'failed';
  /** Fault of the address that was last checked (CH-092). */
  fault: FieldFault | undefined;
  /** Domain that the visitor probably meant (CH-094, ALG-21). */
  hint: string | undefined;
  /** Checks the address when its field loses focus. */
  leave: (email: string) => void;
  /** Checks an address that had a fault while the visitor corrects it. */
  change: (email: string) => void;
  /**
   * Subscribes; does nothing for a wrong address, while a request is in flight, or once subscribed (CH-093). Never
   * rejects.
   */
  submit: (email: string) => Promise<NewsletterState['status']>;
}

/**
 * A form that subscribes an address to the newsletter (CH-092 … CH-098). The subscription begins once the visitor
 * follows the link in an e-mail sent to the address.
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
