import { type DOMAttributes, type PointerEvent, useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';

/** Time in ms for which a mouse rests on an item before it opens: passing by opens nothing. */
const REST = 120;
/** Time in ms that a mouse may be away, on a way round a corner, before what it opened closes. */
const AWAY = 300;

/** The items around an element, from the first level down, that have something to open. */
function pathTo(element: Element): string[] {
  const path: string[] = [];
  for (
    let item = element.closest('[data-item]');
    item;
    item = item.parentElement?.closest('[data-item]') ?? null
  ) {
    const id = item.getAttribute('data-item');
    if (id !== null && item.querySelector(':scope > ul')) path.unshift(id);
  }
  return path;
}

/**
 * Opens what a mouse rests on and closes it when the mouse has left (CH-045). Fingers and pens press.
 * Hand the result to the navigation's element.
 */
export function useHoverIntent(
  isOn: boolean,
  onHover: (path: readonly string[]) => void,
  onLeave: () => void,
): Pick<DOMAttributes<Element>, 'onPointerOver' | 'onPointerDown' | 'onPointerLeave'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is open may have changed by the time that the mouse has rested.
  const latest = useRef({ onHover, onLeave });
  useBrowserLayoutEffect(() => {
    latest.current = { onHover, onLeave };
  });
  const after = (delay: number, event: PointerEvent, act: () => void) => {
    if (!isOn || event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  return {
    onPointerOver: (event) => {
      const { target } = event;
      if (target instanceof Element) after(REST, event, () => latest.current.onHover(pathTo(target)));
    },
    // A press says what is wanted; resting on after it says no more.
    onPointerDown: () => clearTimeout(timer.current),
    onPointerLeave: (event) => after(AWAY, event, () => latest.current.onLeave()),
  };
}
