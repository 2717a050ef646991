import { useState } from 'react';

/**
 * Why something opens or closes, the same words for every overlay:
 *
 * - `trigger`: its own button or field was pressed, or a key of the field opened or closed it.
 * - `typing`: a text was typed, for which there are proposals.
 * - `hover`: a mouse rested on it or left it.
 * - `focus`: the focus came to it or went elsewhere.
 * - `selection`: what it is for was done: something was chosen, confirmed or searched.
 * - `closeButton`: its cross was pressed.
 * - `escape`: the Escape key.
 * - `outside`: a press elsewhere on the page or on the backdrop.
 * - `back`: the back button or gesture of a phone.
 * - `drag`: the sheet was pulled down.
 * - `displaced`: the page scrolled or changed its size under it, or something else took its place.
 */
export type OpenChangeReason =
  | 'trigger'
  | 'typing'
  | 'hover'
  | 'focus'
  | 'selection'
  | 'closeButton'
  | 'escape'
  | 'outside'
  | 'back'
  | 'drag'
  | 'displaced';

/** What comes with a request to open or close. */
export interface OpenChangeDetails {
  reason: OpenChangeReason;
}

/** Who decides whether an overlay is open: the caller by `isOpen`, else the overlay itself. */
export interface OpenStateProps<Details extends OpenChangeDetails = OpenChangeDetails> {
  /** Whether it is open, when the caller owns that: set it in `onOpenChange`. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first, when it owns that itself. @default false */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes it, once each time, and not for what the caller does. */
  onOpenChange?: ((isOpen: boolean, details: Details) => void) | undefined;
}

/** Whether an overlay is open, and a function that requests another state. */
export function useOpenState<Details extends OpenChangeDetails>({
  isOpen,
  defaultOpen = false,
  onOpenChange,
}: OpenStateProps<Details>): [boolean, (willBeOpen: boolean, details: Details) => void] {
  const [ownIsOpen, setOwnIsOpen] = useState(defaultOpen);
  const change = (willBeOpen: boolean, details: Details) => {
    setOwnIsOpen(willBeOpen);
    onOpenChange?.(willBeOpen, details);
  };
  return [isOpen ?? ownIsOpen, change];
}
