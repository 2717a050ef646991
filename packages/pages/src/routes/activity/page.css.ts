import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const headwords = style({ margin: 0, marginBlockStart: vars.space.s4, color: vars.color.inkMuted });

export const price = style({ display: 'grid', gap: vars.space.s8, justifyItems: 'start' });

export const total = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm });
