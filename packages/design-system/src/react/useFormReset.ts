import { useEffect, type RefObject } from 'react';
import { useLatest } from './useLatest.ts';

type FormControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Calls back when the form that the control belongs to is being reset. The platform puts its own controls back
 * after that.
 */
export function useFormReset(control: RefObject<FormControl | null>, onReset: () => void): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    // On the document, because the control may be handed to another form at any time.
    const listen = (event: Event) => {
      if (control.current?.form && event.target === control.current.form) latest.current();
    };
    document.addEventListener('reset', listen);
    return () => document.removeEventListener('reset', listen);
  }, [control, latest]);
}
