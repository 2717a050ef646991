import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const nearby = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 });
