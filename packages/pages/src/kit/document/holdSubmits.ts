/** What a form says once the page's code answers it. */
export const ANSWERED = 'sabadora-answered';

/**
 * A form that only the page's code can answer, sent before that is there, would load the page anew without what was
 * typed. One with `data-hold-submit` (`useHeldSubmit`) is held, and sent again once it says that it is answered. Runs in
 * the head of every document.
 */
export function holdSubmits(): void {
  const answered = new WeakSet<EventTarget>();
  const held = new Map<EventTarget, HTMLElement | null>();
  addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof HTMLFormElement) || form.dataset['holdSubmit'] === undefined) return;
      if (answered.has(form)) return;
      event.preventDefault();
      held.set(form, submitter);
    },
    { capture: true },
  );
  addEventListener(ANSWERED, ({ target: form }) => {
    if (!(form instanceof HTMLFormElement)) return;
    answered.add(form);
    const submitter = held.get(form);
    if (held.delete(form)) form.requestSubmit(submitter);
  });
}
