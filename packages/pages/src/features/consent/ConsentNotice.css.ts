import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

/** Too narrow for two words beside one another: a small phone with text at 200 %. */
const narrow = '(width < 11.5em)';

/**
 * Over the page, so that nothing moves when it comes; dialogs are above it in the browser's top layer. It never takes
 * more than two fifths of the window, and its text scrolls where it needs more.
 */
export const notice = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  // Over the page's sticky bars.
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

/** One row; the buttons go below the text where that would become a tall and narrow column. */
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

/** Two buttons of one size: refusing is as easy as accepting. They stay in sight while the text scrolls. */
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
