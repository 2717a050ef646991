import type { IsoDay } from '@sabadora/days';
import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react';
import { elementAt, treeOf } from '../layers/dom.ts';
import { useEscape } from '../layers/useEscape.ts';
import { useLatest } from '../react/useLatest.ts';
import { dragEnd, type RangeEnd, type RangeRules } from './rangeDrag.ts';
import type { StayRange } from './StayDay.ts';

/** Time in ms that a finger or pen must rest on an end of the range to drag it; until then it may scroll. */
const HOLD_MS = 200;
/** Movement in px within that time that counts as a scroll. */
const SLOP = 8;

const ENDS: Partial<Record<string, RangeEnd>> = { start: 'checkIn', end: 'checkOut' };

interface RangeDragProps extends RangeRules {
  checkIn: IsoDay | undefined;
  checkOut: IsoDay | undefined;
  isDisabled: boolean;
  /** Called after a drag; without it the ends cannot be dragged. */
  onSelectRange: ((range: StayRange) => void) | undefined;
}

/** Prevents scrolling while a finger drags an end of the range. */
const preventScroll = (event: TouchEvent) => {
  if (event.currentTarget instanceof Element && event.currentTarget.closest('[data-dragging]'))
    event.preventDefault();
};

/**
 * The `ref` of the cells at the ends of the range. A listener can prevent scrolling only if it was added before the
 * touch began. It is added to these two cells only, so that the browser scrolls elsewhere without waiting for a
 * listener.
 */
export const rangeEndRef = (cell: HTMLElement | null): void =>
  cell?.addEventListener('touchmove', preventScroll, { passive: false });

/**
 * Lets either end of a complete range be dragged: by mouse at once, by finger or pen after a short rest. A press
 * without a drag stays a press. Escape, a fieldset that becomes disabled, and a cancelled pointer restore the range.
 *
 * @returns the range while an end of it is dragged, and the handler for the element around the months.
 */
export function useRangeDrag(rootRef: RefObject<HTMLElement | null>, props: RangeDragProps) {
  const [dragged, setDragged] = useState<StayRange>();
  const cancelRef = useRef<() => void>(undefined);
  const latest = useLatest(props);
  useEscape(rootRef, dragged !== undefined, () => cancelRef.current?.());
  useEffect(() => () => cancelRef.current?.(), []);

  function begin(down: ReactPointerEvent, end: RangeEnd, before: StayRange) {
    const root = rootRef.current;
    const view = root?.ownerDocument.defaultView;
    if (!root || !view) return;
    const { pointerId, pointerType, clientX, clientY } = down;
    const isMouse = pointerType === 'mouse';
    const listening = new AbortController();
    let range = before;
    let isHeld = isMouse;
    // True once the end was dragged to another day, even if dragged back: the press is then no click.
    let isDrag = false;

    const markDragging = (isDragging: boolean) => root.toggleAttribute('data-dragging', isDragging);
    const timer = isMouse
      ? undefined
      : setTimeout(() => {
          isHeld = true;
          markDragging(true);
        }, HOLD_MS);
    const show = (next: StayRange) => {
      range = next;
      // Moves the tab stop with the focus; the months do not scroll.
      root.querySelector<HTMLElement>(`td[data-day="${next[end]}"]`)?.focus({ preventScroll: true });
      setDragged(next);
    };
    const finish = () => {
      listening.abort();
      clearTimeout(timer);
      cancelRef.current = undefined;
      markDragging(false);
      setDragged(undefined);
    };
    const cancel = () => {
      if (isDrag) show(before);
      finish();
    };
    cancelRef.current?.();
    cancelRef.current = cancel;

    const move = (event: PointerEvent) => {
      if (!isHeld) {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > SLOP) cancel();
        return;
      }
      // The button may have been released without an event.
      if (event.buttons === 0 || latest.current.isDisabled) {
        cancel();
        return;
      }
      const cell = elementAt(treeOf(root), event.clientX, event.clientY)?.closest<HTMLElement>(
        'td[data-day]',
      );
      const day = cell && root.contains(cell) ? cell.dataset['day'] : undefined;
      if (day === undefined || (!isDrag && day === before[end])) return;
      isDrag = true;
      markDragging(true);
      const next = dragEnd(before, end, day, latest.current);
      if (next[end] !== range[end]) show(next);
    };
    const release = () => {
      if (isDrag) swallowClick(view);
      finish();
      if (range[end] !== before[end]) latest.current.onSelectRange?.(range);
    };
    const listen = (
      name: 'pointermove' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) =>
      view.addEventListener(name, (event) => event.pointerId === pointerId && listener(event), {
        signal: listening.signal,
      });
    listen('pointermove', move);
    listen('pointerup', release);
    listen('pointercancel', cancel);
    // Prevents the context menu of a long touch.
    if (!isMouse)
      view.addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal: listening.signal });
  }

  const press = (event: ReactPointerEvent) => {
    const { checkIn, checkOut, isDisabled, onSelectRange } = props;
    if (!onSelectRange || isDisabled || checkIn === undefined || checkOut === undefined) return;
    if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return;
    const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('td[data-range]') : null;
    const end = ENDS[cell?.dataset['range'] ?? ''];
    if (end) begin(event, end, { checkIn, checkOut });
  };

  return { dragged, handlers: { onPointerDown: press } };
}

/** Stops the click that follows a drag: it must neither choose the day where the drag began nor close a panel. */
function swallowClick(view: Window) {
  const stop = (event: Event) => event.stopPropagation();
  view.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => view.removeEventListener('click', stop, { capture: true }));
}
