import { useReducer, useState } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useFormReset } from '../react/useFormReset.ts';
import { createRangeControl, type RangeControl, type RangeOptions } from './createRangeControl.ts';

/** The control of a range slider, the same one on every render. */
export function useRange(options: RangeOptions): RangeControl {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [control] = useState(() => createRangeControl(options, rerender));
  useBrowserLayoutEffect(() => control.update(options));
  useFormReset(control.input, control.reset);
  return control;
}
