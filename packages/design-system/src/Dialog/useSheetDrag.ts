import { type HTMLAttributes, type PointerEvent, type RefObject, useRef } from 'react';

/** Distance in px after which releasing closes the sheet. */
const FAR = 120;
/** Speed in px per ms above which releasing closes the sheet also after a short distance. */
const FAST = 0.5;

type DragHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/**
 * Handlers for the top bar of a sheet, which a finger can drag down to close it. They are active where the bar's
 * `touch-action` is not `auto`. Dragging the content scrolls it, and does not close the sheet.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void): DragHandlers {
  /** Where the finger went down, and its last position, time and speed. */
  const drag = useRef({ startY: 0, y: 0, time: 0, speed: 0 });

  // The bar captures only the pointer that drags it.
  const isPulling = ({ currentTarget, pointerId }: PointerEvent) =>
    currentTarget.hasPointerCapture(pointerId);
  const place = (transform: string, transition: string) => {
    sheet.current?.style.setProperty('transform', transform);
    sheet.current?.style.setProperty('transition', transition);
  };
  const release = () => place('', '');

  return {
    onPointerDown({ target, currentTarget, pointerId, pointerType, isPrimary, clientY, timeStamp }) {
      if (pointerType !== 'touch' || !isPrimary) return;
      if (getComputedStyle(currentTarget).touchAction === 'auto') return;
      if (target instanceof Element && target.closest('button, a')) return;
      currentTarget.setPointerCapture(pointerId);
      drag.current = { startY: clientY, y: clientY, time: timeStamp, speed: 0 };
    },
    onPointerMove(event) {
      if (!isPulling(event)) return;
      const { clientY, timeStamp } = event;
      const { startY, y, time } = drag.current;
      const speed = (clientY - y) / Math.max(1, timeStamp - time);
      drag.current = { startY, y: clientY, time: timeStamp, speed };
      place(`translateY(${Math.max(0, clientY - startY)}px)`, 'none');
    },
    onPointerUp(event) {
      if (!isPulling(event)) return;
      release();
      const { startY, time, speed } = drag.current;
      const way = event.clientY - startY;
      const isResting = event.timeStamp - time > 100;
      if (way > FAR || (way > 24 && !isResting && speed > FAST)) onClose();
    },
    onPointerCancel: release,
  };
}
