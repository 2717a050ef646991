import type { BookingKey } from '@sabadora/api';
import { lookupFault, type FieldFault, type LookupField } from '@sabadora/domain';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** One of the fields. */
export interface LookupInput {
  text: string;
  setText: (text: string) => void;
  /** What was found wrong with it. */
  fault: FieldFault | undefined;
  /** Checks the text, as the field is left. */
  leave: () => void;
}

/** The fields of the lookup form, and how they are read. */
export interface LookupFields {
  number: LookupInput;
  email: LookupInput;
  /** What was typed, or the first field that was refused; shows what is wrong with each. */
  read: () => { key: BookingKey } | { refused: LookupField };
}

/**
 * The two fields that a booking is found by, checked by the rule of the gateway's own schema (ALG-21). Without a form
 * library, which weighs three times as much as the rest of this page.
 *
 * @param number fills the field of the number in.
 */
export function useLookupFields(number: string): LookupFields {
  const [key, setKey] = useState<BookingKey>({ number, email: '' });
  const [faults, setFaults] = useState<Partial<Record<LookupField, FieldFault | undefined>>>({});
  const isSending = usePressOnSubmit();
  const check = (field: LookupField, text: string) =>
    setFaults((known) => ({ ...known, [field]: lookupFault(field, text) }));
  const inputOf = (field: LookupField): LookupInput => ({
    text: key[field],
    setText: (text) => {
      setKey((typed) => ({ ...typed, [field]: text }));
      if (faults[field]) check(field, text);
    },
    fault: faults[field],
    leave: () => {
      if (!isSending.current) check(field, key[field]);
    },
  });
  return {
    number: inputOf('number'),
    email: inputOf('email'),
    read: () => {
      const found = {
        number: lookupFault('number', key.number),
        email: lookupFault('email', key.email),
      };
      setFaults(found);
      // In the order of the form.
      if (found.number) return { refused: 'number' };
      return found.email ? { refused: 'email' } : { key };
    },
  };
}

/**
 * Whether what is pressed is the button that sends the form: an error that appeared as the field loses the focus would
 * push the button away from under the press, and the click would be lost. Sending checks all fields anyway.
 */
function usePressOnSubmit(): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = ({ target }: Event) => {
      isPressed.current = target instanceof Element && target.closest('[type=submit]') !== null;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', release, true);
    };
  }, []);
  return isPressed;
}
