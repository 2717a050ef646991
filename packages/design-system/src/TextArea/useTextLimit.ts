import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useFormReset } from '../react/useFormReset.ts';
import { type CharacterUnit, countCharacters } from './characters.ts';

/** How long the limit's message stays where typing on was refused (PR-133, ALG-21). */
const REFUSED_MS = 1000;

/** Milliseconds without a keystroke after which the count is announced, so that it does not interrupt typing. */
const SAID_AFTER_MS = 1000;

/** The limit is near from a tenth of it on, and from 10 characters in any case. */
const nearnessOf = (maxLength: number) => Math.max(10, Math.ceil(maxLength / 10));

export interface TextLimit {
  /** Characters that may still be typed; negative over the limit. */
  left: number;
  isNear: boolean;
  /** Typing on was refused within the last second. */
  isRefused: boolean;
  /** The count that a screen reader is to hear now, once the visitor pauses near the limit. */
  saidLeft: number | undefined;
  /** To be called at each change of the text. */
  onInput: () => void;
}

interface LimitRules {
  maxLength: number | undefined;
  unit: CharacterUnit;
  /** Refuses what would go over the limit, instead of taking it with an error. */
  isRefusing: boolean;
}

/** Counts a text against its limit, whoever writes it: the visitor, its owner, a form's reset or a form library. */
export function useTextLimit(
  ref: RefObject<HTMLTextAreaElement | null>,
  text: string,
  { maxLength = Infinity, unit, isRefusing }: LimitRules,
): TextLimit {
  const [count, setCount] = useState(() => (maxLength === Infinity ? 0 : countCharacters(text, unit)));
  const [isRefused, setIsRefused] = useState(false);
  const [saidLeft, setSaidLeft] = useState<number>();
  const refusal = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recount = () => {
    if (maxLength !== Infinity) setCount(countCharacters(ref.current?.value ?? '', unit));
  };
  const left = maxLength - count;
  const isNear = left <= nearnessOf(maxLength);

  // A form library writes into the element itself.
  useBrowserLayoutEffect(recount);
  useFormReset(ref, () => void setTimeout(recount));

  useEffect(() => {
    const area = ref.current;
    if (!area || !isRefusing || maxLength === Infinity) return;
    const refuse = (event: InputEvent) => {
      const { value, selectionStart, selectionEnd } = area;
      const added = event.inputType.startsWith('insertLine') ? '\n' : (event.data ?? '');
      const next = value.slice(0, selectionStart) + added + value.slice(selectionEnd);
      const size = countCharacters(next, unit);
      // What a keyboard composes cannot be refused; it becomes the error of a text that is too long.
      if (added === '' || size <= maxLength || size <= countCharacters(value, unit) || !event.cancelable)
        return;
      event.preventDefault();
      setIsRefused(true);
      clearTimeout(refusal.current);
      refusal.current = setTimeout(() => setIsRefused(false), REFUSED_MS);
    };
    area.addEventListener('beforeinput', refuse);
    return () => area.removeEventListener('beforeinput', refuse);
  }, [ref, isRefusing, maxLength, unit]);

  useEffect(
    () => () => {
      clearTimeout(refusal.current);
      clearTimeout(pause.current);
    },
    [],
  );

  return {
    left,
    isNear,
    isRefused,
    saidLeft: isNear ? saidLeft : undefined,
    onInput: () => {
      recount();
      setSaidLeft(undefined);
      clearTimeout(pause.current);
      const value = ref.current?.value ?? '';
      pause.current = setTimeout(() => setSaidLeft(maxLength - countCharacters(value, unit)), SAID_AFTER_MS);
    },
  };
}
