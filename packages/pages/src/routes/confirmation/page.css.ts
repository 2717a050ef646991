import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../../features/frame/PageFrame.css.ts';

export const page = style([
  column,
  { display: 'grid', gap: vars.space.s32, paddingBlock: `${vars.space.s24} ${vars.space.s64}` },
]);

export const head = style({ display: 'grid', gap: vars.space.s12 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.title,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.title,
});

export const lead = style({ margin: 0, maxWidth: '38.5em', overflowWrap: 'anywhere' });

export const number = style({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s8,
  color: vars.color.inkMuted,
});

export const digits = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  color: vars.color.ink,
  letterSpacing: '0.04em',
});

export const columns = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', gap: vars.space.s48 },
  },
});

export const card = style({
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  padding: vars.space.s16,
  '@media': { [media.desktop]: { padding: 0, paddingBlockEnd: vars.space.s24 } },
});

export const price = style({
  '@media': { [media.desktop]: { padding: `${vars.space.s24} ${vars.space.s24} 0` } },
});

export const aside = style({ display: 'grid', gap: vars.space.s24, minWidth: 0 });

export const section = style({ display: 'grid', gap: vars.space.s12 });

export const text = style({ margin: 0 });

/** Stretches its button to the width of the others. */
export const print = style({ '@media': { [media.phone]: { display: 'grid' } } });

/** Buttons of the same width on a phone. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { display: 'none' },
  },
});
