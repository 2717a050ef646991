import { useContext } from 'react';
import { ToastContext, type ToastControls } from './toastContext.ts';

/**
 * Shows short messages over the page. What it returns stays the same between renders.
 *
 * @throws Error without a `ToastProvider` above.
 */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) throw new Error('useToast needs a ToastProvider above it: put one around the whole page.');
  return controls;
}
