import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const content = style({ display: 'grid', gap: vars.space.s16, alignContent: 'start' });

export const choices = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** As high with the number as without. */
export const count = style({
  minHeight: '1.5em',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});

export const list = style({
  display: 'grid',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

export const review = style({
  outlineOffset: vars.space.s4,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.s24, borderBlockStart: `1px solid ${vars.color.line}` },
  },
});
