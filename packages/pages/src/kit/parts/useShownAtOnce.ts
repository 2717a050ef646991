import { useState } from 'react';
import { afterPaint } from './afterPaint.ts';

/**
 * A choice whose owner does much when it changes: it is shown with the next frame, and the owner learns of it after
 * that.
 *
 * @returns what to show, and what to call with a choice
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
        // A later choice stays.
        setEarly((latest) => (latest === own ? undefined : latest));
      });
    },
  ];
}
