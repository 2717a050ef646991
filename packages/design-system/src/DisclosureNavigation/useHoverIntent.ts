import { type DOMAttributes, type PointerEvent, useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { isHeadingFor, type Point } from './isHeadingFor.ts';

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
 * Opens what a mouse rests on and closes it when the mouse has left (CH-045). A mouse that moves to an open panel may
 * cross other items, however slowly: they open once it rests there or turns away. Touch and pens are ignored: they
 * press. Hand the result to the navigation's element.
 */
export function useHoverIntent(
  isOn: boolean,
  onHover: (path: readonly string[]) => void,
  onLeave: () => void,
): Pick<DOMAttributes<Element>, 'onPointerMove' | 'onPointerDown' | 'onPointerLeave'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Where the mouse was. */
  const last = useRef<Point & { target: EventTarget }>(undefined);
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
    onPointerMove: (event) => {
      const { target, currentTarget, clientX: x, clientY: y } = event;
      const from = last.current;
      last.current = { x, y, target };
      if (!(target instanceof Element)) return;
      const isElsewhere = from?.target !== target;
      // Another item waits for as long as the mouse goes on to an open panel.
      if (
        isElsewhere ||
        [...currentTarget.querySelectorAll('li > ul:not([hidden])')].some((panel) =>
          isHeadingFor(panel.getBoundingClientRect(), from, { x, y }),
        )
      )
        after(REST, event, () => latest.current.onHover(pathTo(target)));
    },
    // A press says what is wanted; resting on after it says no more.
    onPointerDown: () => clearTimeout(timer.current),
    onPointerLeave: (event) => {
      last.current = undefined;
      after(AWAY, event, () => latest.current.onLeave());
    },
  };
}
