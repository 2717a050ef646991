import { type HTMLAttributes, type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { lockScroll } from './scrollLock.ts';
import { useBrowserLayoutEffect } from './useBrowserLayoutEffect.ts';

/** How the visitor asked to close. The back gesture of a phone counts as Escape. */
export type CloseReason = 'escape' | 'backdrop' | 'closeButton';

interface ModalOptions {
  isOpen: boolean;
  isDismissable: boolean;
  onClose: (reason: CloseReason) => void;
  initialFocusRef: RefObject<HTMLElement | null> | undefined;
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  /** Whether there is anything to draw: from opening until the leave motion is over. */
  isPresent: boolean;
  dialogProps: Pick<HTMLAttributes<HTMLDialogElement>, 'onKeyDown' | 'onPointerDown' | 'onClick'> & {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  };
}

/**
 * The behaviour that dialog and drawer share, on the platform's modal `<dialog>`: it makes the rest inert, keeps
 * the keyboard inside and gives focus back.
 */
export function useModal({ isOpen, isDismissable, onClose, initialFocusRef }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBackdrop = useRef(false);
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);

  // A layout effect, because `close` gives focus back only while the element is still in the document.
  useBrowserLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    dialog.showModal();
    // The dialog rather than its first control: what is read first is its title, not "Close".
    (initialFocusRef?.current ?? dialog).focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      dialog.close();
    };
  }, [isOpen, initialFocusRef]);

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

  const closeIfAllowed = (reason: CloseReason) => {
    if (isDismissable) onClose(reason);
  };

  return {
    ref,
    isPresent,
    dialogProps: {
      onKeyDown: (event) => {
        // Whatever is open inside (a nested dialog, a suggestion list, a popover) takes the first Escape.
        if (event.key !== 'Escape' || event.defaultPrevented || ref.current?.querySelector(':popover-open'))
          return;
        event.preventDefault();
        closeIfAllowed('escape');
      },
      onCancel: (event) => {
        // A file input inside also fires `cancel`, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        closeIfAllowed('escape');
      },
      onClose: ({ target, currentTarget }) => {
        // Browsers let a second back gesture close without asking; the page's state has the last word.
        if (target !== currentTarget || !isOpen || currentTarget.open) return;
        currentTarget.showModal();
        closeIfAllowed('escape');
      },
      onPointerDown: ({ target, currentTarget }) => {
        pressedBackdrop.current = target === currentTarget;
      },
      onClick: ({ target, currentTarget }) => {
        // Selecting text inside and letting go outside is no click on the backdrop.
        if (target === currentTarget && pressedBackdrop.current) closeIfAllowed('backdrop');
        pressedBackdrop.current = false;
      },
    },
  };
}
