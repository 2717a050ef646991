import { useEffect, type RefObject } from 'react';
import { ANSWERED } from '../document/holdSubmits.ts';

/**
 * For a form that needs the page's code: sent before that is there, it is held, and answered once it is hydrated. The
 * handler reads the texts from the fields: what was typed before is in no state yet.
 *
 * @returns attributes of the form
 */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): { 'data-hold-submit': '' } {
  useEffect(() => {
    form.current?.dispatchEvent(new Event(ANSWERED, { bubbles: true }));
  }, [form]);
  return { 'data-hold-submit': '' };
}
