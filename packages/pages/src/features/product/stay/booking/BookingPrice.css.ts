import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** As tall as a promotion, a price and its notes, so that nothing below it moves when one takes the place of another. */
export const place = style({ display: 'grid', minHeight: '7.5rem' });

export const price = style({ display: 'grid', alignContent: 'end' });

export const promotion = style({ marginBlockEnd: vars.space.s4 });

export const message = style({ display: 'grid', gap: vars.space.s8, justifyItems: 'start' });

export const text = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });
