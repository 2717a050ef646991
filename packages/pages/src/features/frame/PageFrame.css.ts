import { createVar, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const main = style({
  flexGrow: 1,
  outline: 'none',
  selectors: {
    // Keeps visitors at the footer when content above it loads: see `useIsSettling`.
    '&:has(> [data-settling])': { overflowAnchor: 'none' },
  },
});

export const skip = style({
  position: 'absolute',
  insetInlineStart: vars.space.s16,
  insetBlockStart: vars.space.s8,
  zIndex: 10,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s16,
  borderRadius: vars.radius.field,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
  },
});

const gutter = createVar();

/** The page's content: at most 1200 px wide between its gutters. */
export const column = style({
  width: '100%',
  maxWidth: `calc(${vars.size.content} + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
  vars: { [gutter]: vars.space.s16 },
  '@media': {
    [media.desktop]: { vars: { [gutter]: vars.space.s24 } },
    [media.wide]: { vars: { [gutter]: vars.space.s32 } },
  },
});
