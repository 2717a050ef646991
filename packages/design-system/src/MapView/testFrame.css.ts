import { layered } from '../theme/layered.ts';

/** A map of a known size. */
export const wide = layered({ width: '800px', height: '500px' }, 'wide');
export const phone = layered({ width: '390px', height: '600px' }, 'phone');
/** Makes a page long enough to scroll. */
export const tall = layered({ height: '2000px' }, 'tall');
