import { useState } from 'react';

/**
 * Reason why an overlay opens or closes:
 *
 * - `trigger`: its button or field was pressed, or a key of the field opened or closed it.
 * - `typing`: text was typed that has suggestions.
 * - `hover`: a mouse rested on it or left it.
 * - `focus`: the focus entered or left it.
 * - `selection`: its purpose was completed: something was chosen, confirmed or searched.
 * - `closeButton`: its close button was pressed.
 * - `escape`: the Escape key.
 * - `outside`: a press elsewhere on the page or on the backdrop.
 * - `back`: the back button or gesture of a phone.
 * - `drag`: the sheet was pulled down.
 * - `displaced`: the page scrolled or resized under it, or another overlay replaced it.
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

/** Details of a request to open or close. */
export interface OpenChangeDetails {
  reason: OpenChangeReason;
}

/** Props for the open state of an overlay, controlled by `isOpen` or uncontrolled. */
export interface OpenStateProps<Details extends OpenChangeDetails = OpenChangeDetails> {
  /** Whether it is open; controlled: set it in `onOpenChange`. */
  isOpen?: boolean | undefined;
  /** Whether it is open at first; uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called once each time the visitor opens or closes it, but not for changes by the caller. */
  onOpenChange?: ((isOpen: boolean, details: Details) => void) | undefined;
}

/** Whether an overlay is open, and a function that requests a change. */
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
