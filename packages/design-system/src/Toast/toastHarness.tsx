import { StrictMode, useEffect } from 'react';
import '../theme/index.ts';
import { act, render, screen } from '../testing/render.tsx';
import { type ToastContent, type ToastControls, ToastProvider, useToast } from './index.ts';

export let controls: ToastControls;

/** Stores the functions of `useToast`, for `show`. */
export function Grab() {
  const toasts = useToast();
  useEffect(() => {
    controls = toasts;
  }, [toasts]);
  return null;
}

export const setUp = (locale = 'en-GB', limit?: number) =>
  render(
    <StrictMode>
      <ToastProvider {...(limit !== undefined && { limit })}>
        <Grab />
        <button type="button">Somewhere</button>
      </ToastProvider>
    </StrictMode>,
    { locale },
  );

export const show = (toast: ToastContent | string) => {
  let id = '';
  act(() => {
    id = controls.show(typeof toast === 'string' ? { message: toast } : toast);
  });
  return id;
};
export const region = () => screen.getByRole('region', { name: 'Messages (F6)' });
export const somewhere = () => screen.getByRole('button', { name: 'Somewhere' });
export const shown = () =>
  [...document.querySelectorAll('[data-toast] p')].map(({ textContent }) => textContent);
export const undo = (onPress = () => {}) => ({ label: 'Undo', onPress });
