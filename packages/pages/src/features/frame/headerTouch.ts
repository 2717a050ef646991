import { useSabadora } from '@sabadora/hooks';
import { useEffect } from 'react';

/** What brings a visitor near the header, before a press does something there. */
const TOUCHES = ['pointerover', 'focusin', 'click'] as const;

const touched = Promise.withResolvers<void>();

/** The button that was pressed before the header was hydrated; the last of several. */
let pressed: HTMLElement | null;

/** Resolves once the header is used (`useHeaderTouch`); on the server at once. */
export function whenTouched(): Promise<void> {
  return typeof window === 'undefined' ? Promise.resolve() : touched.promise;
}

/**
 * Asks for the header's code once something in it is pointed at, focused or pressed, or once something is saved, which it
 * counts: until then a page does without. A press of a button that comes before the code is kept for it.
 */
export function useHeaderTouch(): void {
  const { storage } = useSabadora();
  useEffect(() => {
    const { resolve } = touched;
    if (storage.get('wishlist')) resolve();
    // The same listener is added once, and stays as long as the document: the header does, too.
    for (const type of TOUCHES) addEventListener(type, onTouch, true);
    return storage.subscribe('wishlist', resolve);
  }, [storage]);
}

function onTouch({ target, type }: Event): void {
  if (!(target instanceof Element) || !target.closest('[data-header]')) return;
  touched.resolve();
  if (type === 'click') pressed = target.closest('button');
}

/** The header calls it once it is hydrated: presses reach it from then on. */
export function useKeptPress(): void {
  useEffect(() => {
    pressed?.click();
  }, []);
}
