import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

const MEASURE = 720;

export const page = style({ paddingBlockStart: vars.space.s8 });

export const title = style({
  margin: 0,
  marginBlockStart: vars.space.s24,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title } },
});

export const lead = style({
  maxWidth: '29.5em',
  textWrap: 'balance',
  marginBlock: `${vars.space.s12} 0`,
  fontSize: vars.fontSize.lg,
});

export const search = style({ maxWidth: MEASURE, marginBlockStart: vars.space.s24 });

/** Keeps a line free, so that nothing shifts. */
export const count = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  minHeight: '1.5em',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});

export const popular = style({ maxWidth: MEASURE, marginBlockStart: vars.space.s16 });

export const questions = style({ listStyleType: "''", margin: 0, padding: 0 });

export const question = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
});

export const section = style({ maxWidth: MEASURE, marginBlockStart: vars.space.s48 });

export const topic = style({
  margin: 0,
  marginBlockEnd: vars.space.s12,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const contactText = style({ margin: 0, marginBlockEnd: vars.space.s16 });
