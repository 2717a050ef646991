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

/** The panels that are open, from the outermost in. */
const openPanels = (navigation: Element) => [...navigation.querySelectorAll('li > ul:not([hidden])')];

/**
 * Opens what a mouse rests on and closes it when the mouse has left (CH-045). A mouse on its way to an open panel may
 * cross other items, however slowly: they open once it rests there or turns away. Fingers and pens press.
 * Hand the result to the navigation's element.
 */
export function useHoverIntent(
  isOn: boolean,
  onHover: (path: readonly string[]) => void,
  onLeave: () => void,
): Pick<DOMAttributes<Element>, 'onPointerOver' | 'onPointerMove' | 'onPointerDown' | 'onPointerLeave'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Begins the delay before what is pointed at opens anew. */
  const wait = useRef<() => void>(undefined);
  const last = useRef<Point>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What is open may have changed by the time that the mouse has rested.
  const latest = useRef({ onHover, onLeave });
  useBrowserLayoutEffect(() => {
    latest.current = { onHover, onLeave };
  });
  const after = (delay: number, event: PointerEvent, act: () => void) => {
    if (!isOn || event.pointerType !== 'mouse') return;
    wait.current = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        wait.current = undefined;
        act();
      }, delay);
    };
    wait.current();
  };
  return {
    onPointerOver: (event) => {
      const { target } = event;
      if (target instanceof Element) after(REST, event, () => latest.current.onHover(pathTo(target)));
    },
    onPointerMove: ({ currentTarget, clientX, clientY }) => {
      const from = last.current;
      const to = { x: clientX, y: clientY };
      last.current = to;
      if (!from || !wait.current) return;
      const isOnItsWay = openPanels(currentTarget).some((panel) =>
        isHeadingFor(panel.getBoundingClientRect(), from, to),
      );
      if (isOnItsWay) wait.current();
    },
    // A press says what is wanted; resting on after it says no more.
    onPointerDown: () => {
      wait.current = undefined;
      clearTimeout(timer.current);
    },
    onPointerLeave: (event) => after(AWAY, event, () => latest.current.onLeave()),
  };
}
