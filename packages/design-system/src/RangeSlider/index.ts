export { rangeSliderKeys } from './keys.ts';
export type { RangeValue } from './pair.ts';
export { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';
export type { RangeSliderWords } from './words.ts';
