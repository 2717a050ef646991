import { elementAt, isNode, windowOf } from './dom.ts';

/** A watch over presses. */
export interface PressWatch {
  /**
   * The focus has moved outside. Returns whether a press outside moved it, and reports that press now if it has not
   * been: a finger's press ends before it moves the focus, a mouse's after.
   */
  claimFocus: () => boolean;
  /** Ends the watch. */
  stop: () => void;
}

/**
 * Calls `onPress` at the end of each press that both began and ended outside: text that is selected from inside may be
 * dragged out, and a finger that scrolls presses nothing. Whatever the press itself does goes on. A press that is
 * going on when the watch begins does not count.
 *
 * @param element In the document that is watched.
 */
export function watchPresses(
  element: Element,
  isOutside: (target: Node) => boolean,
  onPress: () => void,
): PressWatch {
  const { ownerDocument } = element;
  const view = windowOf(element);
  /** The pointer that went down outside, until its press is reported. */
  let pointer: number | undefined;
  /** The latest press was reported, and no key has been pressed since. */
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
    // A finger's events all go to where it went down.
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
  /** A press in a frame is an event of its own document; here the window loses the focus to it. */
  const blur = () => {
    const { activeElement } = ownerDocument;
    if (activeElement?.matches('iframe') && isOutside(activeElement)) onPress();
  };
  const over = new AbortController();
  // Captured, so that no handler can stop the event before this listener.
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
