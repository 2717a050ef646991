import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

/** Hides an element without JavaScript, because only a script makes it work. */
export const needsScript = style({ '@media': { [media.noScript]: { display: 'none !important' } } });
