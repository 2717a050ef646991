import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * Whether a `<fieldset disabled>` disables a control that is not a native form control. False on the server and while
 * hydrating.
 *
 * @param native A native button in the control that is never disabled itself; it matches `:disabled` inside a
 * disabled fieldset.
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
