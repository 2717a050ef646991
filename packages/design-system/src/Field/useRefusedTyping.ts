import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CharacterUnit, countCharacters } from './characters.ts';

/** Time in ms for which the limit's message stays after typing was refused (PR-133, ALG-21). */
const REFUSED_MS = 1000;

/**
 * Refuses typed or pasted text that would exceed the limit, and leaves the present text unchanged.
 *
 * @param maxLength `Infinity` for no limit
 * @returns whether something was refused within the last second
 */
export function useRefusedTyping(
  ref: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  { maxLength, unit = 'character' }: { maxLength: number; unit?: CharacterUnit },
): boolean {
  const [isRefused, setIsRefused] = useState(false);
  const refusal = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const field = ref.current;
    if (!field || maxLength === Infinity) return;
    const refuse = (event: InputEvent) => {
      const { value, selectionStart, selectionEnd } = field;
      const added = event.inputType.startsWith('insertLine') ? '\n' : (event.data ?? '');
      const next =
        value.slice(0, selectionStart ?? value.length) + added + value.slice(selectionEnd ?? value.length);
      const size = countCharacters(next, unit);
      // Composed text (IME) cannot be refused; the field then has an error for a text that is too long.
      if (added === '' || size <= maxLength || size <= countCharacters(value, unit) || !event.cancelable)
        return;
      event.preventDefault();
      setIsRefused(true);
      clearTimeout(refusal.current);
      refusal.current = setTimeout(() => setIsRefused(false), REFUSED_MS);
    };
    // The native event is an `InputEvent`, although it is typed as `Event` for this union of elements.
    const listener = (event: Event) => refuse(event as InputEvent);
    field.addEventListener('beforeinput', listener);
    return () => field.removeEventListener('beforeinput', listener);
  }, [ref, maxLength, unit]);

  useEffect(() => () => clearTimeout(refusal.current), []);

  return isRefused;
}
