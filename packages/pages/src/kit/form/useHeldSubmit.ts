import { useEffect, type RefObject } from 'react';
import { FORM_HYDRATED } from '../document/holdSubmits.ts';

/**
 * For a form that needs the page's code: submitted too early, it is held, and submitted again once it is hydrated.
 * Its submit handler must read the fields, because text typed before hydration is not in the state.
 *
 * @returns attributes of the form
 */
export function useHeldSubmit(form: RefObject<HTMLFormElement | null>): { 'data-hold-submit': '' } {
  useEffect(() => {
    form.current?.dispatchEvent(new Event(FORM_HYDRATED, { bubbles: true }));
  }, [form]);
  return { 'data-hold-submit': '' };
}
