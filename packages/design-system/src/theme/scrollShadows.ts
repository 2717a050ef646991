import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

const { surface, ink } = vars.color;
const shade = `color-mix(in srgb, ${ink} 16%, transparent)`;

/**
 * For a list that scrolls on the surface colour: shows a shadow at an edge with more content beyond it, because a
 * cut-off row is not clear enough. Covers in the surface colour scroll with the content and hide the shadow at the
 * ends of the list.
 */
export const scrollShadows: StyleRule = {
  background: [
    `linear-gradient(${surface} 50%, transparent) top / 100% 2rem no-repeat local`,
    `linear-gradient(transparent, ${surface} 50%) bottom / 100% 2rem no-repeat local`,
    `linear-gradient(${shade}, transparent) top / 100% 0.625rem no-repeat`,
    `linear-gradient(transparent, ${shade}) bottom / 100% 0.625rem no-repeat`,
  ].join(', '),
  '@media': { [media.forcedColors]: { background: 'none' } },
};
