/** Event that a form dispatches once it is hydrated. */
export const FORM_HYDRATED = 'sabadora-form-hydrated';

/**
 * Holds forms that are submitted before the page's code is loaded: otherwise the browser would reload the page
 * without the typed text. It holds forms with `data-hold-submit` (`useHeldSubmit`), marks them with `data-held` while
 * they wait, and submits them again once they are hydrated. Runs in the head of every document.
 */
export function holdSubmits(): void {
  const hydrated = new WeakSet<EventTarget>();
  const held = new Map<EventTarget, HTMLElement | null>();
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.dataset['holdSubmit'] === undefined) return;
      if (hydrated.has(form)) return;
      event.preventDefault();
      held.set(form, submitter);
      form.dataset['held'] = '';
    },
    { capture: true },
  );
  addEventListener(FORM_HYDRATED, ({ target: form }) => {
    if (!(form instanceof HTMLFormElement)) return;
    hydrated.add(form);
    delete form.dataset['held'];
    const submitter = held.get(form);
    if (held.delete(form)) form.requestSubmit(submitter);
  });
}
