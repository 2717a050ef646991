import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

/** Over the page, so that nothing moves when it comes; dialogs are above it in the browser's top layer. */
export const notice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Over the page's sticky bars.
  zIndex: 40,
  paddingBlockStart: vars.space.s16,
  paddingBlockEnd: `calc(${vars.space.s16} + env(safe-area-inset-bottom, 0px))`,
  maxHeight: '100dvh',
  overflowY: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.sheet,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 } },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const columns = style([
  column,
  {
    display: 'grid',
    gap: vars.space.s16,
    '@media': {
      [media.desktop]: { gridTemplateColumns: '1fr auto', alignItems: 'center', columnGap: vars.space.s48 },
    },
  },
]);

export const title = style({
  margin: 0,
  marginBlockEnd: vars.space.s4,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.title,
});

export const text = style({
  margin: 0,
  maxWidth: '70ch',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});

export const link = style({ color: vars.color.action });

/** Two buttons of one size: refusing is as easy as accepting. */
export const answers = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s12,
  '@media': { [media.desktop]: { minWidth: 296 } },
});
