import { elementAt, isNode, windowOf } from './dom.ts';

/** A watch over presses. */
export interface PressWatch {
  /** The press that is going on counts no more: what it means has been told already. */
  forget: () => void;
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
  /** The pointer that went down outside. */
  let pointer: number | undefined;
  const isThere = (target: unknown) => isNode(target) && isOutside(target);
  const down = (event: PointerEvent) => {
    pointer = isThere(event.composedPath()[0]) ? event.pointerId : undefined;
  };
  const up = (event: PointerEvent) => {
    const { pointerId, pointerType, clientX, clientY } = event;
    const isPressed = pointerId === pointer;
    forget();
    // A finger's events all go to where it went down.
    const isHit = pointerType === 'touch';
    const target = isHit ? elementAt(ownerDocument, clientX, clientY) : event.composedPath()[0];
    if (isPressed && isThere(target)) onPress();
  };
  const forget = () => {
    pointer = undefined;
  };
  /** A press in a frame is an event of its own document; here the window loses the focus to it. */
  const blur = () => {
    const { activeElement } = ownerDocument;
    if (activeElement?.matches('iframe') && isOutside(activeElement)) onPress();
  };
  const over = new AbortController();
  // Captured: nobody on the way can keep it from being heard.
  const listening = { capture: true, signal: over.signal };
  ownerDocument.addEventListener('pointerdown', down, listening);
  ownerDocument.addEventListener('pointerup', up, listening);
  ownerDocument.addEventListener('pointercancel', forget, listening);
  view.addEventListener('blur', blur, { signal: over.signal });
  return { forget, stop: () => over.abort() };
}
