import { type HTMLAttributes, type PointerEvent, type RefObject, useRef } from 'react';

/** Travel in px after which letting go closes. */
const FAR = 120;
/** Speed in px per ms at which letting go closes after a short way too. */
const FAST = 0.5;

type DragHandlers = Pick<
  HTMLAttributes<HTMLElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
>;

/**
 * Handlers for the top bar of a sheet, which a finger may pull down to close it. The bar's `touch-action` says where
 * it is a sheet; its content scrolls, and never closes it.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, onClose: () => void): DragHandlers {
  /** Where the finger went down, where and when it was seen last, and how fast it was then. */
  const drag = useRef({ startY: 0, y: 0, time: 0, speed: 0 });

  // The bar itself holds only the finger that pulls it.
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
