import { type DOMAttributes, type PointerEvent, useEffect, useRef } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { isHeadingFor, type Point } from './isHeadingFor.ts';

/** Time in ms for which a mouse rests on an item before it opens, so that passing over it opens nothing. */
const REST = 120;
/** Time in ms for which a mouse can be outside, e.g. when it cuts a corner, before the hovered panel closes. */
const AWAY = 300;

/** Ids of the items around an element that have a level to open, from the first level down. */
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
 * Opens the item that a mouse rests on, and closes it when the mouse has left (CH-045). A mouse that moves towards an
 * open panel can cross other items, however slowly; they open when it rests on them or changes direction. Touch and
 * pens are ignored. Spread the result on the navigation's element.
 */
export function useHoverIntent(
  isOn: boolean,
  onHover: (path: readonly string[]) => void,
  onLeave: () => void,
): Pick<DOMAttributes<Element>, 'onPointerMove' | 'onPointerDown' | 'onPointerLeave'> {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  /** Last position and target of the mouse. */
  const last = useRef<Point & { target: EventTarget }>(undefined);
  // The handlers may have changed by the time that the timer fires.
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
      // The timer restarts as long as the mouse moves towards an open panel.
      if (
        isElsewhere ||
        [...currentTarget.querySelectorAll('li > ul:not([hidden])')].some((panel) =>
          isHeadingFor(panel.getBoundingClientRect(), from, { x, y }),
        )
      )
        after(REST, event, () => latest.current.onHover(pathTo(target)));
    },
    // After a press, resting on the item must not change anything.
    onPointerDown: () => clearTimeout(timer.current),
    onPointerLeave: (event) => {
      last.current = undefined;
      after(AWAY, event, () => latest.current.onLeave());
    },
  };
}
