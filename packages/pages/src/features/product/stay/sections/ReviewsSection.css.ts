import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const score = style({ margin: 0 });

export const subjects = style({
  display: 'grid',
  gap: `${vars.space.s8} ${vars.space.s48}`,
  margin: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const subject = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
});

export const figure = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 600,
});

/** A native bar in the page's own colours. */
export const meter = style({
  appearance: 'none',
  width: '7rem',
  height: vars.space.s8,
  overflow: 'hidden',
  border: 0,
  borderRadius: vars.radius.full,
  background: vars.color.actionSoft,
  selectors: {
    '&::-webkit-meter-bar': { border: 0, background: vars.color.actionSoft },
    '&::-webkit-meter-inner-element': { display: 'block' },
    '&::-webkit-meter-optimum-value': { background: vars.color.action },
    '&::-moz-meter-bar': { background: vars.color.action },
  },
});

export const reviews = style({
  display: 'grid',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.s48 },
  },
});

export const review = style({ display: 'grid', gap: vars.space.s8, margin: 0 });

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `3px solid ${vars.color.accent}`,
});

export const author = style({ color: vars.color.inkMuted, fontSize: vars.fontSize.sm });
