import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const form = style({ display: 'grid', gap: vars.space.s24, margin: 0 });
