import { type RefObject, useEffect, useRef, useState } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useFormReset } from '../react/useFormReset.ts';
import { type CharacterUnit, countCharacters } from '../Field/characters.ts';
import { useRefusedTyping } from '../Field/useRefusedTyping.ts';

/** Milliseconds without a keystroke after which the count is announced, so that it does not interrupt typing. */
const SAID_AFTER_MS = 1000;

/** The limit is near from a tenth of it on, and from 10 characters in any case. */
const nearnessOf = (maxLength: number) => Math.max(10, Math.ceil(maxLength / 10));

/** How near a text is to the number of characters that it may have. */
export interface TextLimit {
  /** Characters that may still be typed; negative over the limit. */
  left: number;
  isNear: boolean;
  /** Typing on was refused within the last second. */
  isRefused: boolean;
  /** The count to announce now, once the visitor pauses near the limit. */
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
  const isRefused = useRefusedTyping(ref, { maxLength: isRefusing ? maxLength : Infinity, unit });
  const [saidLeft, setSaidLeft] = useState<number>();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const recount = () => {
    if (maxLength !== Infinity) setCount(countCharacters(ref.current?.value ?? '', unit));
  };
  const left = maxLength - count;
  const isNear = left <= nearnessOf(maxLength);

  // A form library writes into the element itself.
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
