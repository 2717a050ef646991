import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** A section of a page long enough to scroll. */
export const tall = layered({ minBlockSize: '45rem', paddingBlockStart: vars.space.s24 }, 'tall');
