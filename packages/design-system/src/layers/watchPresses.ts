import { elementAt, isNode, windowOf } from './dom.ts';

/** Handle to watch presses. */
export interface PressWatch {
  /**
   * To be called when the focus has moved outside. Returns whether an outside press moved it, and reports that press
   * if it has not been reported yet: a touch ends before it moves the focus, a mouse press after.
   */
  claimFocus: () => boolean;
  /** Ends the watch. */
  stop: () => void;
}

/**
 * Calls `onPress` at the end of each press that began and ended outside: selecting text may drag from inside to
 * outside, and a scrolling finger does not press. The press keeps its own effect. A press that was already down when
 * the watch began does not count.
 *
 * @param element An element of the document that is watched.
 */
export function watchPresses(
  element: Element,
  isOutside: (target: Node) => boolean,
  onPress: () => void,
): PressWatch {
  const { ownerDocument } = element;
  const view = windowOf(element);
  /** Id of the pointer that was pressed outside, until its press is reported. */
  let pointer: number | undefined;
  /** Whether the latest press was reported and no key has been pressed since. */
  let isReported = false;
  const report = () => {
    pointer = undefined;
    isReported = true;
    onPress();
  };
  const isThere = (target: unknown) => isNode(target) && isOutside(target);
  const down = (event: PointerEvent) => {
    isReported = false;
    pointer = isThere(event.composedPath()[0]) ? event.pointerId : undefined;
  };
  const up = (event: PointerEvent) => {
    const { pointerId, pointerType, clientX, clientY } = event;
    const isPressed = pointerId === pointer;
    forget();
    // All events of a touch are sent to the element where it began.
    const isHit = pointerType === 'touch';
    const target = isHit ? elementAt(ownerDocument, clientX, clientY) : event.composedPath()[0];
    if (isPressed && isThere(target)) report();
  };
  const forget = () => {
    pointer = undefined;
  };
  const key = () => {
    isReported = false;
  };
  /** A press in a frame sends its events to the frame's document; here the window only loses the focus. */
  const blur = () => {
    const { activeElement } = ownerDocument;
    if (activeElement?.matches('iframe') && isOutside(activeElement)) onPress();
  };
  const over = new AbortController();
  // In the capture phase, so that no handler can stop the event before this listener.
  const listening = { capture: true, signal: over.signal };
  ownerDocument.addEventListener('pointerdown', down, listening);
  ownerDocument.addEventListener('pointerup', up, listening);
  ownerDocument.addEventListener('pointercancel', forget, listening);
  ownerDocument.addEventListener('keydown', key, listening);
  view.addEventListener('blur', blur, { signal: over.signal });
  return {
    claimFocus: () => {
      if (pointer !== undefined) report();
      return isReported;
    },
    stop: () => over.abort(),
  };
}
