import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const photos = style({
  position: 'relative',
  // Edge to edge on a phone.
  '@media': { [media.phone]: { marginInline: `calc(-1 * ${vars.space.s16})` } },
});

export const heart = style({
  position: 'absolute',
  insetBlockStart: vars.space.s12,
  insetInlineEnd: vars.space.s12,
  '@media': { print: { display: 'none' } },
});

export const badges = style({
  position: 'absolute',
  insetBlockStart: vars.space.s16,
  insetInlineStart: vars.space.s16,
  pointerEvents: 'none',
});

export const head = style({ display: 'grid', gap: vars.space.s4, justifyItems: 'start' });

export const place = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm });

export const title = style({
  margin: 0,
  maxWidth: '16.2em',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { fontSize: vars.fontSize.title, maxWidth: '21.6em' } },
});

export const subtitle = style({ margin: 0, marginBlockStart: vars.space.s4, fontSize: vars.fontSize.lg });

export const score = style({ margin: 0, marginBlockStart: vars.space.s4 });
