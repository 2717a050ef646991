import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const form = style({ display: 'grid', gap: vars.space.s8 });

export const line = style({
  display: 'grid',
  gap: vars.space.s12,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const field = style({ minWidth: 0 });

/** Beside the field, aligned with the box below its label. */
export const button = style({
  '@media': { [media.desktop]: { marginBlockStart: `calc(${vars.fontSize.sm} * 1.5 + 6px)` } },
});

export const hint = style({ marginInlineStart: `calc(-1 * ${vars.space.s12})` });

export const thanks = style({ margin: 0, fontWeight: 600, outline: 'none' });
