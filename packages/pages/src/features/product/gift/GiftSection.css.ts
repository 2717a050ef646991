import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const choices = style({ display: 'grid', gap: vars.space.s24, paddingBlockEnd: vars.space.s8 });

/** The giver's note, as it will be on the gift. */
export const note = style({
  display: 'grid',
  gap: vars.space.s8,
  justifyItems: 'start',
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});

export const noteTitle = style({ margin: 0, fontSize: vars.fontSize.md, fontWeight: 600 });

export const words = style({
  margin: 0,
  maxWidth: '40.5em',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  lineHeight: 1.4,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const text = style({
  margin: 0,
  maxWidth: '38.5em',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});
