import type { FocusEvent, RefObject } from 'react';
import { useEscape } from './useEscape.ts';
import { usePressOutside } from './usePressOutside.ts';

/** How the visitor asked to close without using the trigger; "outside" is a press or focus elsewhere. */
export type DismissReason = 'escape' | 'outside';

/**
 * What closes a panel that is no dialog of its own: Escape, wherever the focus is, unless something is open over it,
 * and a press or the focus outside. Hand the result to the element around trigger and panel, which is also `root`.
 * A press outside may be told twice, by the press and by the focus that it moves.
 */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: (reason: DismissReason) => void,
): { onBlur: (event: FocusEvent) => void } {
  useEscape(root, isOpen, () => onDismiss('escape'));
  usePressOutside(root, isOpen, () => onDismiss('outside'));
  return {
    onBlur: ({ currentTarget, relatedTarget }) => {
      // The panel would cover what gets the focus. Without a `relatedTarget` it is the window that lost it.
      if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onDismiss('outside');
    },
  };
}
