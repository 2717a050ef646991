import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useFormReset } from '../react/useFormReset.ts';
import { type CharacterUnit, countCharacters } from '../Field/characters.ts';
import { useRefusedTyping } from '../Field/useRefusedTyping.ts';

/** Milliseconds without a keystroke after which the count is announced, so that it does not interrupt typing. */
const SAID_AFTER_MS = 1000;

/** The limit is near once a tenth of it, or 10 characters if that is more, is left. */
const nearnessOf = (maxLength: number) => Math.max(10, Math.ceil(maxLength / 10));

/** State of a text relative to its maximum length. */
export interface TextLimit {
  /** Characters that may still be typed; negative over the limit. */
  left: number;
  isNear: boolean;
  /** Whether input was refused within the last second. */
  isRefused: boolean;
  /** Count to announce, set when the visitor pauses near the limit. */
  saidLeft: number | undefined;
  /** Must be called at each change of the text. */
  onInput: () => void;
}

interface LimitRules {
  maxLength: number | undefined;
  unit: CharacterUnit;
  /** Whether to refuse input over the limit instead of accepting it with an error. */
  isRefusing: boolean;
}

/**
 * Counts a text against its limit, whether it is changed by the visitor, the caller, a form reset or a form library.
 */
export function useTextLimit(
  ref: RefObject<HTMLTextAreaElement | null>,
  text: string,
  { maxLength = Infinity, unit, isRefusing }: LimitRules,
): TextLimit {
  const [count, setCount] = useState(() => (maxLength === Infinity ? 0 : countCharacters(text, unit)));
  const isRefused = useRefusedTyping(ref, { maxLength: isRefusing ? maxLength : Infinity, unit });
  const [saidLeft, setSaidLeft] = useState<number>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recount = () => {
    if (maxLength !== Infinity) setCount(countCharacters(ref.current?.value ?? '', unit));
  };
  const left = maxLength - count;
  const isNear = left <= nearnessOf(maxLength);

  // A form library sets the element's value directly.
  useBrowserLayoutEffect(recount);
  useFormReset(ref, () => void setTimeout(recount));

  useEffect(() => () => clearTimeout(pause.current), []);

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
