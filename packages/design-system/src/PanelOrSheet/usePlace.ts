import { useState, type RefObject } from 'react';
import { isPhone } from '../layers/isPhone.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/** Where a field opens its popup: in a panel anchored to the field, or on a phone in a sheet over the page. */
export type Place = 'panel' | 'sheet';

/** The place for a popup that opens now. */
export function placeNow(trigger: Element | null): Place {
  return isPhone(trigger) ? 'sheet' : 'panel';
}

/**
 * The place that was read when `isOpen` became true; rotating the phone while open does not change it. Undefined
 * while closed and on the server. Focuses the trigger first, because closing returns the focus to the element that
 * had it on opening, and Safari does not focus a pressed button.
 */
export function usePlace(isOpen: boolean, trigger: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useBrowserLayoutEffect(() => {
    if (isOpen) trigger.current?.focus({ preventScroll: true });
    setPlace(isOpen ? placeNow(trigger.current) : undefined);
  }, [isOpen, trigger]);
  return isOpen ? place : undefined;
}
