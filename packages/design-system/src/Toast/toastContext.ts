import { createContext } from 'react';

/** What a toast says. */
export interface ToastContent {
  /** What happened, in a sentence: "Saved to your wishlist." */
  message: string;
  /**
   * Its drawing. An "error" is read out at once (alert), the others when the visitor pauses (status). @default 'info'
   */
  tone?: 'info' | 'success' | 'error';
  /**
   * One thing to do about it, e.g. "Undo". A message with an action stays until the action is pressed or the message
   * dismissed.
   */
  action?: { label: string; onPress: () => void };
}

/** Shows, changes and removes toasts; what `useToast` returns. */
export interface ToastControls {
  /** Shows a message, and returns its id. The focus stays where it is. */
  show: (toast: ToastContent) => string;
  /** Changes a message that is shown or waiting; a new sentence is read out and has its full time. */
  update: (id: string, change: Partial<ToastContent>) => void;
  /** Takes a message away, shown or waiting. One that is gone already is no error. */
  dismiss: (id: string) => void;
}

/** What `useToast` reads; undefined outside a `ToastProvider`. */
export const ToastContext = createContext<ToastControls | undefined>(undefined);
