import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const list = style({ listStyleType: "''", margin: 0, padding: 0 });

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.s12,
  paddingBlock: vars.space.s12,
  paddingInline: `${vars.space.s24} ${vars.space.s12}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  scrollMarginBlock: vars.space.s48,
  selectors: { '&[aria-current]': { backgroundColor: vars.color.actionSoft } },
  '@media': {
    [media.phone]: { paddingInlineStart: vars.space.s16 },
    [media.hover]: { selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.paper } } },
  },
});

export const text = style({ display: 'grid', gap: vars.space.s4, fontSize: vars.fontSize.sm });

export const headline = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
});

/** Covers its row, up to the button at its end. */
export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
    [`${row}:hover &`]: {
      textDecorationLine: 'underline',
      textDecorationColor: vars.color.accent,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.2em',
    },
  },
});

/** Above the link that covers the row. */
export const onMap = style({ position: 'relative', zIndex: 1 });

export const more = style({ display: 'grid', padding: vars.space.s24 });
