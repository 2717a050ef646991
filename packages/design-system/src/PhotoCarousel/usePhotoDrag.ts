import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** Distance in px past which a press is a drag, so that an unsteady click stays a click. */
const SLOP = 6;

/** Share of the width past which a released drag moves to the next photo (SE-185). */
const SNAP_SHARE = 1 / 6;

/** Share of the finger's distance that the photo follows when there is no next photo. */
const RESISTANCE = 0.25;

/** Forward, back, or none. */
export type Step = -1 | 0 | 1;

interface Drag {
  pointerId: number;
  x: number;
  y: number;
  width: number;
  /** 1 where forward is to the right, −1 in right-to-left text. */
  direction: 1 | -1;
  isUnderWay: boolean;
}

export interface PhotoDragProps {
  /** Element that follows the finger. */
  track: RefObject<HTMLElement | null>;
  /** Whether there is a photo in that direction. */
  canStep: (step: Step) => boolean;
  /** Called when a drag is released past the threshold, in the direction of an existing photo. */
  onStep: (step: Step) => void;
}

/**
 * Pointer handlers for dragging a strip of photos sideways (SE-185). The element needs `touch-action: pan-y`, so that
 * the browser handles vertical scrolling and cancels the pointer for it. The click that ends a drag is suppressed, so
 * that it follows no link.
 */
export function usePhotoDrag({ track, canStep, onStep }: PhotoDragProps) {
  const drag = useRef<Drag>(undefined);
  const endsWithClick = useRef(false);

  const release = () => {
    drag.current = undefined;
    track.current?.style.removeProperty('translate');
    track.current?.removeAttribute('data-dragging');
  };

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      endsWithClick.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      const surface = event.currentTarget;
      // The pressed element captures the pointer, so that a click without movement still reaches the link.
      if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
      drag.current = {
        pointerId: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        width: surface.clientWidth,
        direction: getComputedStyle(surface).direction === 'rtl' ? -1 : 1,
        isUnderWay: false,
      };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointerId !== event.pointerId) return;
      // The button may have been released without an event, over a context menu.
      if (event.buttons === 0) return release();
      const across = event.clientX - current.x;
      if (!current.isUnderWay) {
        if (Math.abs(across) < SLOP || Math.abs(across) <= Math.abs(event.clientY - current.y)) return;
        current.isUnderWay = true;
        endsWithClick.current = true;
        track.current?.setAttribute('data-dragging', '');
      }
      const follows = canStep(stepOf(across, current)) ? across : across * RESISTANCE;
      track.current?.style.setProperty('translate', `${follows}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (current?.pointerId !== event.pointerId) return;
      const across = event.clientX - current.x;
      release();
      if (!current.isUnderWay || Math.abs(across) <= current.width * SNAP_SHARE) return;
      const step = stepOf(across, current);
      if (canStep(step)) onStep(step);
    },
    onPointerCancel: release,
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (!endsWithClick.current) return;
      endsWithClick.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Direction of a drag: dragging to the left shows the photo on the right. */
function stepOf(across: number, { direction }: Drag): Step {
  return Math.sign(-across * direction) as Step;
}
