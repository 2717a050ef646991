import { style } from '@vanilla-extract/css';

/** From edge to edge and as tall as there is room, as a map would have it. */
export const filled = style({ display: 'grid', gridTemplate: '100% / 100%', padding: 0 });
