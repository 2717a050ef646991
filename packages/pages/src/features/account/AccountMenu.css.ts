import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const menu = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.s8})`,
  insetInlineEnd: 0,
  zIndex: 1,
  width: 'max-content',
  minWidth: '14rem',
  maxWidth: `calc(100vw - 2 * ${vars.space.s16})`,
  paddingBlock: vars.space.s8,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.float,
  // On a phone, the menu button is between this one and the edge, and extends beyond the page's column by 10 px
  // (`tools` of the header).
  '@media': {
    [media.phone]: { insetInlineEnd: `calc(10px - ${vars.size.target})` },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const list = style({ margin: 0, padding: 0, listStyleType: "''" });

export const last = style({
  marginBlockStart: vars.space.s8,
  paddingBlockStart: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** A link to a page, or the button that signs out. */
export const item = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.target,
  paddingInline: vars.space.s16,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { fontWeight: 600 },
  },
});
