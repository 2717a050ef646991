import type { Checkout } from '@sabadora/api';
import { formatMoney } from '@sabadora/domain';
import { applyCode, type CheckoutState, type CodeFault } from '@sabadora/hooks';
import { useRef, useState, type RefObject } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';
import { useWords } from '../../../kit/words/useWords.ts';
import messages from './codes.messages.json';

/** State of the form for gift cards and promotion codes, and the outcome of the last change. */
export interface CodesState {
  /** Text in the field. */
  typed: string;
  setTyped: (text: string) => void;
  fault: CodeFault | 'missing' | undefined;
  /** The change being sent: `APPLYING`, 'promotion', or the serial number of the card being removed. */
  busy: string | undefined;
  /** Announcement of the last change, for a live region. */
  announcement: string;
  field: RefObject<HTMLInputElement | null>;
  apply: () => Promise<void>;
  /** Removes a gift card or the promotion code. */
  remove: (what: { serialNumber: string } | 'promotion') => Promise<void>;
}

/** Value of `busy` while the code in the field is being applied. */
export const APPLYING = 'field';

export function useCodes({ change }: CheckoutState, checkout: Checkout): CodesState {
  const words = useWords(messages);
  const { locale } = useShared();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<CodesState['fault']>();
  const [busy, setBusy] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const leftOf = (of: Checkout) => formatMoney(of.remainingAmountToPay, locale);

  const refuse = (next: CodesState['fault']) => {
    setFault(next);
    field.current?.focus();
  };

  const apply = async () => {
    if (busy !== undefined) return;
    setAnnouncement('');
    if (typed.trim() === '') return refuse('missing');
    setBusy(APPLYING);
    const result = await applyCode(checkout, change, typed);
    setBusy(undefined);
    if (result.kind === 'refused') return refuse(result.fault);
    setFault(undefined);
    setTyped('');
    const left = leftOf(result.checkout);
    if (result.kind === 'promotion') return setAnnouncement(words('checkout.code.acceptedCode', { left }));
    const card = result.checkout.giftcards.find(({ serialNumber }) => serialNumber === result.serialNumber);
    const amount = formatMoney(card?.usedAmount ?? 0, locale);
    setAnnouncement(words('checkout.code.acceptedCard', { amount, left }));
  };

  const remove: CodesState['remove'] = async (what) => {
    if (busy !== undefined) return;
    setAnnouncement('');
    setBusy(what === 'promotion' ? what : what.serialNumber);
    const result = await change(
      what === 'promotion'
        ? { promotionCode: null }
        : {
            giftcards: checkout.giftcards
              .map(({ serialNumber }) => serialNumber)
              .filter((serialNumber) => serialNumber !== what.serialNumber),
          },
    );
    setBusy(undefined);
    if (result.status !== 'saved') return refuse('failed');
    setFault(undefined);
    setAnnouncement(words('checkout.code.removed', { left: leftOf(result.checkout) }));
    // The pressed button is removed, so the focus moves to the field.
    field.current?.focus();
  };

  return { typed, setTyped, fault, busy, announcement, field, apply, remove };
}
