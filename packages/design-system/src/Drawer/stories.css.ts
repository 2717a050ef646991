import { style } from '@vanilla-extract/css';

/** Without padding and as tall as the drawer, as for a map. */
export const filled = style({ display: 'grid', gridTemplate: '100% / 100%', padding: 0 });
