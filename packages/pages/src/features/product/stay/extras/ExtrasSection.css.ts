import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const list = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

/** Picture, text and button in one row; on a phone, the button is below the text. */
export const extra = style({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s16}`,
  padding: vars.space.s12,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  selectors: { '&[data-included]': { backgroundColor: vars.color.actionSoft } },
  '@media': {
    [media.desktop]: { gridTemplateColumns: '7rem minmax(0, 1fr) auto' },
    [media.phone]: { justifyItems: 'start' },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const photo = style({
  width: '100%',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.sunken,
  '@media': { [media.phone]: { gridRow: 'span 2' } },
});

export const text = style({ display: 'grid', gap: vars.space.s4, minWidth: 0 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  overflowWrap: 'anywhere',
});

export const price = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
});

/** Not printed. */
export const action = style({ '@media': { print: { display: 'none' } } });
