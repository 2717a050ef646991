import { useEffect, useRef, type RefObject } from 'react';

/**
 * Whether what is pressed is the button that sends the form: an error that appeared as the field loses the focus would
 * push the button away from under the press, and the click would be lost. Sending checks all fields anyway.
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
