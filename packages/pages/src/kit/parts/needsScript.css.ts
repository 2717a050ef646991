import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

/** Not there without JavaScript: what only a script can make work. */
export const needsScript = style({ '@media': { [media.noScript]: { display: 'none !important' } } });
