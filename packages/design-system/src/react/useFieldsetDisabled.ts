import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether a `<fieldset disabled>` takes a control out of use that is no element of the platform's forms. False on the
 * server and while hydrating.
 *
 * @param native a button of the control that is never disabled by itself: it knows what the fieldsets around it say.
 */
export function useFieldsetDisabled(native: RefObject<HTMLButtonElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      let fieldset = native.current?.closest('fieldset');
      while (fieldset) {
        observer.observe(fieldset, { attributeFilter: ['disabled'] });
        fieldset = fieldset.parentElement?.closest('fieldset');
      }
      return () => observer.disconnect();
    },
    [native],
  );
  return useSyncExternalStore(
    subscribe,
    () => native.current?.matches(':disabled') ?? false,
    () => false,
  );
}
