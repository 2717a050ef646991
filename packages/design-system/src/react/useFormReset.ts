import { useEffect, type RefObject } from 'react';
import { windowOf } from '../layers/dom.ts';
import { useLatest } from './useLatest.ts';

type FormControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Calls back when the control's form is reset, unless the reset was prevented. The browser resets native controls
 * after that.
 */
export function useFormReset(control: RefObject<FormControl | null>, onReset: () => void): void {
  const latest = useLatest(onReset);
  useEffect(() => {
    const { current } = control;
    if (!current) return undefined;
    // Not on the form, because the control may be assigned to another form at any time. The event does not leave a
    // shadow tree; elsewhere the window receives it last, after all handlers that may prevent it.
    const root = current.getRootNode();
    const target = 'host' in root ? root : windowOf(current);
    const listen = (event: Event) => {
      const form = control.current?.form;
      if (form && event.target === form && !event.defaultPrevented) latest.current();
    };
    target.addEventListener('reset', listen);
    return () => target.removeEventListener('reset', listen);
  }, [control, latest]);
}
