import { style } from '@vanilla-extract/css';
import { media } from '@sabadora/design-system';

export const opener = style({ display: 'none', '@media': { [media.desktop]: { display: 'contents' } } });
