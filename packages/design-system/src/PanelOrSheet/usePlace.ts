import { useState, type RefObject } from 'react';
import { isPhone } from '../layers/isPhone.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/** Where a field's popup is: in a panel anchored to the field, or on a phone in a sheet over the page. */
export type Place = 'panel' | 'sheet';

/** The place for something that opens now. */
export function placeNow(trigger: Element | null): Place {
  return isPhone(trigger) ? 'sheet' : 'panel';
}

/**
 * The place that was read when `isOpen` became true: turning the phone takes nothing away. Undefined while closed, and
 * on the server, which knows no width. The trigger takes the focus first, because what the focus leaves on opening is
 * what gets it back on closing, and Safari does not focus a button that is pressed.
 */
export function usePlace(isOpen: boolean, trigger: RefObject<HTMLElement | null>): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useBrowserLayoutEffect(() => {
    if (isOpen) trigger.current?.focus({ preventScroll: true });
    setPlace(isOpen ? placeNow(trigger.current) : undefined);
  }, [isOpen, trigger]);
  return isOpen ? place : undefined;
}
