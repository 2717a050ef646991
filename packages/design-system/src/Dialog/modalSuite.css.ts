import { layered } from '../theme/layered.ts';

/** A page that scrolls. */
export const tall = layered({ height: '300vh' });
