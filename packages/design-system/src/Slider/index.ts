export { sliderKeys } from './keys.ts';
export { Slider, type SliderProps } from './Slider.tsx';
