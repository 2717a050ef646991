import { useEffect, type RefObject } from 'react';
import { FORM_HYDRATED } from '../document/holdSubmits.ts';

/**
 * For a form that needs the page's code: submitted before that is there, it is held, and submitted again once it is
 * hydrated. Its handler reads the fields: what was typed before is in no state yet.
 *
 * @returns attributes of the form
 */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): { 'data-hold-submit': '' } {
  useEffect(() => {
    form.current?.dispatchEvent(new Event(FORM_HYDRATED, { bubbles: true }));
  }, [form]);
  return { 'data-hold-submit': '' };
}
