import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s16}`,
});

/** The actions on the booking with the product beside them; on a phone, the product comes after. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s32,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)', gap: vars.space.s48 },
  },
});

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  minWidth: 0,
});

export const panel = style({
  display: 'grid',
  gap: vars.space.s16,
  paddingBlock: vars.space.s24,
  maxWidth: '41em',
  // It takes the focus so that the result of a change is read next, but it is not a control.
  selectors: { '&:focus': { outline: 'none' } },
});

export const dates = style({
  maxWidth: 420,
  border: `1px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

/** Aligns the button's text with the content above. */
export const another = style({ marginInlineStart: `calc(-1 * ${vars.space.s16})` });

export const offer = style({ display: 'grid', gap: vars.space.s12 });

export const text = style({ margin: 0 });

export const muted = style({ margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm });

export const figures = style({ display: 'grid', gap: vars.space.s8, margin: 0 });

export const figure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  paddingBlockEnd: vars.space.s8,
});

/** One of the parts that make up the figure above. */
export const part = style([
  figure,
  { color: vars.color.inkMuted, fontSize: vars.fontSize.sm, paddingInlineStart: vars.space.s16 },
]);

export const amount = style({ margin: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const strong = style([amount, { fontWeight: 600 }]);

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'stretch' } },
});
