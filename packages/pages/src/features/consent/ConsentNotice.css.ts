import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

/** Too narrow for two words side by side, as on a small phone with text at 200 %. */
const narrow = '(width < 11.5em)';

/**
 * Over the page, so that nothing shifts when it appears; dialogs are above it in the browser's top layer. It is at
 * most 40 % as high as the window, and scrolls if its text needs more.
 */
export const notice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Above the page's sticky bars.
  zIndex: 40,
  maxHeight: '40dvh',
  overflowY: 'auto',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.sheet,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -4 } },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' }, print: { display: 'none' } },
});

/** Text and buttons in one row; the buttons wrap below the text where it would become too narrow. */
export const row = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.s12,
    '@media': { [media.desktop]: { columnGap: vars.space.s32 } },
  },
]);

export const text = style({
  flex: '999 1 8.5rem',
  margin: 0,
  paddingBlock: vars.space.s8,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.3,
  textWrap: 'pretty',
  '@media': { [media.desktop]: { paddingBlock: vars.space.s12, fontSize: vars.fontSize.sm } },
});

export const link = style({ color: vars.color.action });

/** Two buttons of the same size: refusing is as easy as accepting. They stay visible while the text scrolls. */
export const choices = style({
  flex: '1 0 auto',
  position: 'sticky',
  insetBlockEnd: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s8,
  paddingBlock: `${vars.space.s8} calc(${vars.space.s8} + env(safe-area-inset-bottom, 0px))`,
  background: vars.color.surface,
  '@media': {
    [media.desktop]: { flexGrow: 0, minWidth: 264 },
    [narrow]: { gridTemplateColumns: '1fr' },
  },
});

export const choice = style({ '@media': { [media.phone]: { paddingInline: vars.space.s8 } } });
