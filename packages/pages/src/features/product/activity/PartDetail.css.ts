import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const parts = style({ display: 'grid', gap: vars.space.s24 });
