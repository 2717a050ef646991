import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const page = style({
  display: 'grid',
  gap: vars.space.s32,
  paddingBlock: `${vars.space.s32} ${vars.space.s64}`,
});

export const header = style({ display: 'grid', gap: vars.space.s8 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.title,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
});

export const heading = style({
  margin: 0,
  outline: 'none',
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const lead = style({ margin: 0, maxWidth: '38.5em', color: vars.color.inkMuted });

export const form = style({
  display: 'grid',
  gap: vars.space.s16,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 480,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
});

/** Visually hidden, but announced: the field shows the same text. */
export const announcement = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const voucher = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});

export const picture = style({ minWidth: 0 });

export const text = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s12,
  minWidth: 0,
  padding: vars.space.s24,
  overflowWrap: 'anywhere',
});

export const message = style({
  margin: 0,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `4px solid ${vars.color.accent}`,
  fontStyle: 'italic',
  whiteSpace: 'pre-line',
});

export const amount = style({ margin: 0, fontSize: vars.fontSize.lg, fontWeight: 600 });

/** As wide as the field on a phone, to be reached with either thumb. */
export const submit = style({ '@media': { [media.phone]: { display: 'grid' } } });

export const line = style({ margin: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s8,
  '@media': { [media.phone]: { display: 'grid' } },
});

export const stays = style({ display: 'grid', gap: vars.space.s16 });

/** Adds the border that the field does not have itself. */
export const dates = style({
  flex: '1 1 260px',
  maxWidth: 420,
  border: `1px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

/** Dates and filters of the stays. */
export const narrowed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s12,
});

export const count = style({ margin: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const cell = style({ display: 'grid' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});
