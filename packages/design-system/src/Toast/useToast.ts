import { useContext } from 'react';
import { ToastContext, type ToastControls } from './toastContext.ts';

/**
 * Returns functions to show short messages over the page. The returned object stays the same between renders.
 *
 * @throws Error without a `ToastProvider` above.
 */
export function useToast(): ToastControls {
  const controls = useContext(ToastContext);
  if (!controls) throw new Error('useToast needs a ToastProvider above it: put one around the whole page.');
  return controls;
}
