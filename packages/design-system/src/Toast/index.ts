export { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
export type { ToastContent, ToastControls } from './toastContext.ts';
export { useToast } from './useToast.ts';
export type { ToastWords } from './words.ts';
