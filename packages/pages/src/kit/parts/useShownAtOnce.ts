import { useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * Shows a choice in the next frame and calls `onChange` only after that, for an owner whose update takes long.
 *
 * @returns the value to show, and a function that sets it
 */
export function useShownAtOnce<Value>(
  value: Value,
  onChange: (value: Value) => void,
): [shown: Value, choose: (value: Value) => void] {
  const [early, setEarly] = useState<{ value: Value }>();
  return [
    early ? early.value : value,
    (next) => {
      const own = { value: next };
      setEarly(own);
      afterPaint(() => {
        onChange(next);
        // Keeps a later choice.
        setEarly((latest) => (latest === own ? undefined : latest));
      });
    },
  ];
}
