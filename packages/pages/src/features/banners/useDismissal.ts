import { DISMISS_PARAMETER } from '@sabadora/domain';
import { useEffect, useId, useState } from 'react';
import { isDismissed, rememberDismissed } from './dismissedCookie.ts';

/** State of a banner that can be closed for good. */
export interface Dismissal {
  isOpen: boolean;
  /** Closes the banner and remembers it. The focus moves to the page's content, since the close button disappears. */
  close: () => void;
  /** Id for the `DismissalForm` rendered beside the banner. */
  formId: string;
  /** Props of the banner's close button, which submits that form without JavaScript. */
  closeButtonProps: { type: 'submit'; form: string; name: string; value: string };
}

/** Whether the banner with an id is open, and how to close it. */
export function useDismissal(id: string): Dismissal {
  const formId = useId();
  const [isOpen, setIsOpen] = useState(true);
  useEffect(() => {
    // A page restored by Back may be older than the page that closed the banner.
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
