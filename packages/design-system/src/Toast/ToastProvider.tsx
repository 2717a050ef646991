import { type JSX, type ReactNode, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ToastContext, type ToastContent, type ToastControls } from './toastContext.ts';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastWords } from './words.ts';

export interface ToastProviderProps {
  /** The page; its components show toasts through `useToast`. */
  children: ReactNode;
  /** Maximum number of messages at a time; later ones wait in a queue, errors are shown at once. @default 3 */
  limit?: number;
  /** Replaces individual words of the `WordsProvider`. */
  words?: Partial<ToastWords>;
}

const never = () => () => {};

/** Shows the messages of `useToast` over the page. Use one, around the whole page. */
export function ToastProvider({ children, limit = 3, words }: ToastProviderProps): JSX.Element {
  const [toasts, setToasts] = useState<readonly (ToastContent & { id: string })[]>([]);
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const count = useRef(0);

  const controls = useMemo<ToastControls>(
    () => ({
      show(toast) {
        count.current += 1;
        const id = `toast${count.current}`;
        setToasts((before) => [...before, { ...toast, id }]);
        return id;
      },
      update(id, change) {
        setToasts((before) => before.map((toast) => (toast.id === id ? { ...toast, ...change } : toast)));
      },
      dismiss(id) {
        setToasts((before) => before.filter((toast) => toast.id !== id));
      },
    }),
    [],
  );

  const polite = toasts.filter(({ tone }) => tone !== 'error').slice(0, limit);
  const assertive = toasts.filter(({ tone }) => tone === 'error');
  return (
    <ToastContext.Provider value={controls}>
      {children}
      {isInBrowser && (
        <ToastRegion
          polite={polite}
          assertive={assertive}
          dismiss={controls.dismiss}
          {...(words && { words })}
        />
      )}
    </ToastContext.Provider>
  );
}
