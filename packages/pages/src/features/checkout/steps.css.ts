import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const step = style({ display: 'grid', gap: vars.space.s32, minWidth: 0 });

export const part = style({ display: 'grid', gap: vars.space.s16, minWidth: 0 });

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.title,
});

export const included = style({
  margin: 0,
  paddingInlineStart: vars.space.s24,
  display: 'grid',
  gap: vars.space.s8,
});

/** Fields side by side where there is room, two in a row. */
export const fields = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
});

export const wide = style({ gridColumn: '1 / -1' });

/** The fields for the giver's note, within those of the buyer. */
export const note = style({
  gridColumn: '1 / -1',
  margin: 0,
  // A legend does not get the gap of the grid.
  marginBlockStart: vars.space.s24,
  padding: 0,
  border: 0,
  minWidth: 0,
});

export const legend = style([heading, { padding: 0, marginBlockEnd: vars.space.s16 }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  alignItems: 'center',
  // Full width, to be reached with either thumb.
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const small = style({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });

/** Fields of a card: the number on one row, expiry and code on the next. */
export const card = style({
  display: 'grid',
  gap: vars.space.s16,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
});

export const testCards = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, max-content) minmax(0, 1fr)',
  gap: `${vars.space.s4} ${vars.space.s16}`,
  fontSize: vars.fontSize.sm,
});

export const testRow = style({ display: 'contents' });

export const testCard = style({ fontVariantNumeric: 'tabular-nums' });

export const testMeaning = style({ margin: 0, color: vars.color.inkMuted });
