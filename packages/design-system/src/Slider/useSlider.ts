import { useReducer, useState } from 'react';
import { useBrowserLayoutEffect } from '../react/useBrowserLayoutEffect.ts';
import { useFormReset } from '../react/useFormReset.ts';
import { createSliderControl, type SliderControl, type SliderOptions } from './createSliderControl.ts';

/** The control of a slider with any number of handles, the same one on every render. */
export function useSlider(options: SliderOptions): SliderControl {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const [control] = useState(() => createSliderControl(options, rerender));
  useBrowserLayoutEffect(() => control.update(options));
  useFormReset(control.input, control.reset);
  return control;
}
