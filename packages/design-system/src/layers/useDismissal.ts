import { useEffect, type RefObject } from 'react';
import { useLatest } from '../react/useLatest.ts';
import { holds, isElement, isNode } from './dom.ts';
import { isIndependent } from './layers.ts';
import { useEscape } from './useEscape.ts';
import { watchPresses } from './watchPresses.ts';

/** How the visitor closed a panel without using its trigger; `focus` means that the focus left without a press. */
export type DismissReason = 'escape' | 'outside' | 'focus';

/**
 * Dismisses a panel that is not a dialog: on Escape, unless another overlay is open above it, and on a press or focus
 * outside of `root`, the element around trigger and panel. Messages over the page do not count as outside. A press is
 * reported once, as `outside`, even if it also moves the focus.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: DismissReason) => void,
): void {
  const latest = useLatest(onDismiss);
  useEscape(root, isOpen, () => onDismiss('escape'));
  useEffect(() => {
    const element = root.current;
    if (!isOpen || !element) return undefined;
    return watchOutside(element, (reason) => latest.current(reason));
  }, [root, isOpen, latest]);
}

function watchOutside(element: HTMLElement, onOutside: (reason: 'outside' | 'focus') => void): () => void {
  const isOutside = (target: Node) => !holds(element, target) && !isIndependent(target);
  const presses = watchPresses(element, isOutside, () => onOutside('outside'));
  /** Whether the focus has moved from inside to a message over the page. */
  let isVisiting = false;
  const leave = ({ relatedTarget }: FocusEvent) => {
    // The panel would cover the element that gets the focus. Without a `relatedTarget` the window lost the focus.
    if (!isNode(relatedTarget) || holds(element, relatedTarget)) return;
    isVisiting = isIndependent(relatedTarget);
    if (!isVisiting && !presses.claimFocus()) onOutside('focus');
  };
  const arrive = (event: FocusEvent) => {
    const [target] = event.composedPath();
    if (!isVisiting || !isElement(target) || isIndependent(target)) return;
    isVisiting = false;
    if (!holds(element, target) && !presses.claimFocus()) onOutside('focus');
  };
  const { ownerDocument } = element;
  element.addEventListener('focusout', leave);
  ownerDocument.addEventListener('focusin', arrive);
  return () => {
    presses.stop();
    element.removeEventListener('focusout', leave);
    ownerDocument.removeEventListener('focusin', arrive);
  };
}
