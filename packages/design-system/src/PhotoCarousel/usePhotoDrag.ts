import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';

/** Travel in px before a press counts as a drag, so that an unsteady click stays a click. */
const SLOP = 6;

/** Share of the width past which a released drag goes on to the neighbour (SE-185). */
const SNAP_SHARE = 1 / 6;

/** How far a drag with no neighbour ahead follows the finger. */
const RESISTANCE = 0.25;

/** One photo forward, one back, or stay. */
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
  /** What follows the finger. */
  track: RefObject<HTMLElement | null>;
  /** Whether there is a photo that way. */
  canStep: (step: Step) => boolean;
  /** The drag was released past the snapping point, towards a photo that is there. */
  onStep: (step: Step) => void;
}

/**
 * Pointer handlers that let a strip of photos be dragged sideways (SE-185). The surface needs
 * `touch-action: pan-y`: the browser then keeps vertical scrolling and cancels the pointer for it.
 * The click that ends a drag is swallowed, so that a link under the finger is not followed.
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
      // Captured by what was pressed, so that the click of an unmoved pointer still finds the link there.
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
      // The button may have been let go unseen, over a context menu.
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

/** Pulling the strip to the left brings what is on its right. */
function stepOf(across: number, { direction }: Drag): Step {
  return Math.sign(-across * direction) as Step;
}
