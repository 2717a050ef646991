import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether the pointer is pressing the form's submit button. A field must then not show its error on blur: that would
 * move the button away from the pointer, and the click would be lost. Submitting validates all fields in any case.
 */
export function usePressOnSubmit(): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = ({ target }: Event) => {
      isPressed.current = target instanceof Element && target.closest('[type=submit]') !== null;
    };
    const release = () => {
      isPressed.current = false;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('keydown', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('keydown', release, true);
    };
  }, []);
  return isPressed;
}
