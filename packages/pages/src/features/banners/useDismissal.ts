import { DISMISS_PARAMETER } from '@sabadora/domain';
import { useEffect, useId, useState } from 'react';
import { isDismissed, rememberDismissed } from './dismissedCookie.ts';

/** A banner that can be closed for good. */
export interface Dismissal {
  isOpen: boolean;
  /** Closes it and remembers that. The focus goes to the page's content, since the cross is gone. */
  close: () => void;
  /** Id for the `DismissalForm` beside it. */
  formId: string;
  /** Of its cross, which without JavaScript sends that form. */
  closeButtonProps: { type: 'submit'; form: string; name: string; value: string };
}

/** Whether a banner is open, by its id, and how to close it. */
export function useDismissal(id: string): Dismissal {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    // A page that Back restores was left before another one closed the banner.
    const follow = () => setIsOpen(!isDismissed(id));
    window.addEventListener('pageshow', follow);
    return () => window.removeEventListener('pageshow', follow);
  }, [id]);
  return {
    isOpen,
    close: () => {
      rememberDismissed(id);
      setIsOpen(false);
      document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    },
    formId,
    closeButtonProps: { type: 'submit', form: formId, name: DISMISS_PARAMETER, value: id },
  };
}
