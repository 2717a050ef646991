import type { StoredKey } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useEffect } from 'react';

/** What brings a visitor near the header, before a press does something there. */
const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'click'] as const;

const touched = Promise.withResolvers<void>();

/** The button that was pressed before the header was hydrated; the last of several. */
let pressed: HTMLElement | null;

/** Resolves once the header is used (`useHeaderTouch`); on the server at once. */
export function whenTouched(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : touched.promise;
}

/**
 * Loads the header's code once something in it is pointed at, focused or pressed, or once something is saved, since the
 * header shows the number saved. A press of a button before the code has loaded is repeated when it has.
 */
export function useHeaderTouch(): void {
  const { storage } = useSabadora();
  useEffect(() => {
    const { resolve } = touched;
    // Where no server has rendered it, there is no header to touch.
    if (storage.get('wishlist' satisfies StoredKey) || !document.querySelector('[data-header]')) resolve();
    // The same listener is added once, and stays until the header is hydrated.
    for (const type of TOUCHES) addEventListener(type, onTouch, true);
    return storage.subscribe('wishlist', resolve);
  }, [storage]);
}

function onTouch(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.closest('[data-header]')) return;
  // Browsers also send a move without movement, when the header appears under a mouse that rests.
  if (type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  touched.resolve();
  if (type === 'click') pressed = target.closest('button');
}

/** The header calls it once it is hydrated: presses reach it from then on. */
export function useKeptPress(): void {
  useEffect(() => {
    for (const type of TOUCHES) removeEventListener(type, onTouch, true);
    pressed?.click();
  }, []);
}
