import { type HTMLAttributes, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { activeElementAround, isElement } from '../layers/dom.ts';
import { addLayer } from '../layers/layers.ts';
import type { OpenChangeReason } from '../layers/useOpenState.ts';
import { watchPresses } from '../layers/watchPresses.ts';
import { makeRoomForKeyboard } from './makeRoomForKeyboard.ts';
import { rememberFocus } from './rememberFocus.ts';
import { lockScroll } from './scrollLock.ts';
import { letKeyboardScroll, stopAround } from './tabStops.ts';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useLatest } from '../react/useLatest.ts';

interface ModalOptions {
  isOpen: boolean;
  isDismissable: boolean;
  onClose: (reason: OpenChangeReason) => void;
  initialFocusRef: RefObject<HTMLElement | null> | undefined;
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Ref of the part that scrolls. */
  bodyRef: RefObject<HTMLDivElement | null>;
  /** Whether to render it: from opening until its closing transition ends. */
  isPresent: boolean;
  dialogProps: Pick<HTMLAttributes<HTMLDialogElement>, 'onKeyDown'> & {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  };
}

/**
 * The behaviour of dialogs and drawers, based on the native modal `<dialog>`, which makes the rest of the page inert
 * and returns the focus. In addition, Tab wraps around, and the focus returns to an opener that was replaced.
 */
export function useModal({ isOpen, isDismissable, onClose, initialFocusRef }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const bodyRef = useRef<HTMLDivElement>(null);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  const closeIfAllowed = (reason: OpenChangeReason) => {
    if (isDismissable) onClose(reason);
  };
  const latest = useLatest(closeIfAllowed);

  // A layout effect, because `close` returns the focus only while the element is still in the document.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const giveFocusBack = rememberFocus(dialog);
    dialog.showModal();
    const first = initialFocusRef?.current;
    first?.focus();
    // Focuses the dialog instead of its first control, so that a screen reader reads its title first.
    if (!first || activeElementAround(dialog) !== first) dialog.focus();
    const body = bodyRef.current;
    const undo = [
      ...(body ? [letKeyboardScroll(body)] : []),
      lockScroll(dialog.ownerDocument),
      makeRoomForKeyboard(dialog),
      addLayer({ element: dialog, onEscape: () => latest.current('escape') }),
      // A press on the backdrop has the dialog itself as target; inside, the frame fills the dialog.
      watchPresses(
        dialog,
        (target) => target === dialog,
        () => latest.current('outside'),
      ).stop,
    ];
    return () => {
      for (const step of undo) step();
      dialog.close();
      giveFocusBack();
    };
  }, [isOpen, initialFocusRef, latest]);

  useEffect(() => {
    const dialog = ref.current;
    if (isOpen || !isPresent || !dialog) return;
    let isLeaving = true;
    void Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished)).then(() => {
      if (isLeaving) setPresent(false);
    });
    return () => {
      isLeaving = false;
    };
  }, [isOpen, isPresent]);

  return {
    ref,
    bodyRef,
    isPresent,
    dialogProps: {
      onKeyDown: (event) => {
        const { target, currentTarget, key, shiftKey } = event;
        if (key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        // A dialog inside this one handles its own keys.
        if (!isElement(target) || target.closest('dialog') !== currentTarget) return;
        const stop = stopAround(currentTarget, shiftKey);
        if (!stop) return;
        event.preventDefault();
        stop.focus();
      },
      onCancel: (event) => {
        // A file input inside also fires `cancel`, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        // Escape has been handled before, so this is the back gesture.
        closeIfAllowed('back');
      },
      onClose: ({ target, currentTarget }) => {
        // Browsers close it at a second back gesture without a `cancel` event; it is opened again, and the owner of
        // `isOpen` decides.
        if (target !== currentTarget || !isOpen || currentTarget.open) return;
        currentTarget.showModal();
        closeIfAllowed('back');
      },
    },
  };
}
