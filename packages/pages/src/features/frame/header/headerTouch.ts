import type { StoredKey } from '@sabadora/domain';
import { useSabadora } from '@sabadora/hooks';
import { useEffect } from 'react';

/** Events that announce or are a use of the header. */
const TOUCHES = ['pointermove', 'pointerdown', 'focusin', 'click'] as const;

const touched = Promise.withResolvers<void>();

/** The button pressed before the header was hydrated; the last one of several. */
let pressed: HTMLElement | null;

/** Resolves once the header is used (see `useHeaderTouch`); immediately on the server. */
export function whenTouched(): Promise<void> {
  return import.meta.env.SSR ? Promise.resolve() : touched.promise;
}

/**
 * Loads the header's code once something in it is pointed at, focused or pressed, or once something is saved, since
 * the header shows the number of saved items. A press of a button before the code has loaded is repeated afterwards.
 */
export function useHeaderTouch(): void {
  const { storage } = useSabadora();
  useEffect(() => {
    const { resolve } = touched;
    // Without a server-rendered header, its code is loaded at once.
    if (storage.get('wishlist' satisfies StoredKey) || !document.querySelector('[data-header]')) resolve();
    // Adding the same listener again has no effect; it stays until the header is hydrated.
    for (const type of TOUCHES) addEventListener(type, onTouch, true);
    return storage.subscribe('wishlist', resolve);
  }, [storage]);
}

function onTouch(event: Event): void {
  const { target, type } = event;
  if (!(target instanceof Element) || !target.closest('[data-header]')) return;
  // Browsers also fire this event without movement, when the header appears under a resting mouse.
  if (type === 'pointermove' && event instanceof PointerEvent && !event.movementX && !event.movementY) return;
  touched.resolve();
  if (type === 'click') pressed = target.closest('button');
}

/** Called in the hydrated header: stops listening, since it handles presses itself now, and repeats the kept one. */
export function useKeptPress(): void {
  useEffect(() => {
    for (const type of TOUCHES) removeEventListener(type, onTouch, true);
    pressed?.click();
  }, []);
}
