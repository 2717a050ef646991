import { createContext } from 'react';

/** Content of a toast. */
export interface ToastContent {
  /** Result of an action, in a sentence: "Saved to your wishlist." */
  message: string;
  /**
   * Icon and urgency: an "error" is announced at once (alert), the others at the next pause (status).
   * @default 'info'
   */
  tone?: 'info' | 'success' | 'error';
  /**
   * One action, e.g. "Undo". A message with an action stays until the action is pressed or the message is dismissed.
   */
  action?: { label: string; onPress: () => void };
}

/** Shows, changes and removes toasts; what `useToast` returns. */
export interface ToastControls {
  /** Shows a message, and returns its id. The focus does not move. */
  show: (toast: ToastContent) => string;
  /** Changes a message that is shown or waiting; a new text is announced and stays for its full time. */
  update: (id: string, change: Partial<ToastContent>) => void;
  /** Removes a message, shown or waiting. Does nothing if the message is already gone. */
  dismiss: (id: string) => void;
}

/** Context of `useToast`; undefined outside a `ToastProvider`. */
export const ToastContext = createContext<ToastControls | undefined>(undefined);
