import { createVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

const awayTransform = createVar();
const awayOpacity = createVar();

const away = { transform: awayTransform, opacity: awayOpacity };

// The discrete parts keep a closing dialog drawn, and in the top layer, until its motion is over.
const timing = `${vars.motion.slow} ${vars.motion.ease}`;
const discrete = `display ${timing} allow-discrete, overlay ${timing} allow-discrete`;

export const modal = layered({
  ...away,
  position: 'fixed',
  boxSizing: 'border-box',
  margin: 'auto',
  padding: 0,
  border: 0,
  maxWidth: '100dvw',
  maxHeight: '100dvh',
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  boxShadow: vars.shadow.sheet,
  transition: `transform ${timing}, opacity ${timing}, ${discrete}`,
  // Only takes focus when it opens, as a whole; the ring stays on every control inside.
  outline: 'none',
  selectors: {
    '&[open]': { display: 'flex', transform: 'none', opacity: 1, '@starting-style': away },
    '&::backdrop': {
      backgroundColor: vars.color.scrim,
      opacity: 0,
      transition: `opacity ${timing}, ${discrete}`,
    },
    '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

const centre: StyleRule = {
  vars: { [awayTransform]: 'translateY(0.75rem) scale(0.98)', [awayOpacity]: '0' },
  maxWidth: `calc(100dvw - 2 * ${vars.space.s16})`,
  maxHeight: `calc(100dvh - 2 * ${vars.space.s32})`,
  borderRadius: vars.radius.sheet,
};

const end: StyleRule = {
  vars: { [awayTransform]: 'translateX(100%)', [awayOpacity]: '1' },
  insetBlock: 0,
  marginInlineEnd: 0,
  height: '100dvh',
  borderStartStartRadius: vars.radius.sheet,
  borderEndStartRadius: vars.radius.sheet,
  selectors: { [rightToLeft]: { vars: { [awayTransform]: 'translateX(-100%)' } } },
};

const bottom: StyleRule = {
  vars: { [awayTransform]: 'translateY(100%)', [awayOpacity]: '1' },
  marginBlockEnd: 0,
  maxHeight: `calc(100dvh - ${vars.space.s48})`,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
};

const full: StyleRule = {
  vars: { [awayTransform]: 'translateY(1.5rem)', [awayOpacity]: '0' },
  width: '100dvw',
  height: '100dvh',
};

/** Where it stands from 768 px. */
export const desktop = {
  centre: layered({ '@media': { [media.desktop]: centre } }, 'desktopCentre'),
  end: layered({ '@media': { [media.desktop]: end } }, 'desktopEnd'),
  bottom: layered({ '@media': { [media.desktop]: bottom } }, 'desktopBottom'),
  full: layered({ '@media': { [media.desktop]: full } }, 'desktopFull'),
};

/** Where it stands below 768 px. */
export const phone = {
  centre: layered({ '@media': { [media.phone]: { ...centre, width: '100%' } } }, 'phoneCentre'),
  end: layered(
    { '@media': { [media.phone]: { ...end, width: `calc(100dvw - ${vars.space.s48})` } } },
    'phoneEnd',
  ),
  bottom: layered({ '@media': { [media.phone]: { ...bottom, width: '100dvw' } } }, 'phoneBottom'),
  full: layered({ '@media': { [media.phone]: full } }, 'phoneFull'),
};

const widthOf = (width: string, debugId: string) =>
  layered({ '@media': { [media.desktop]: { width } } }, debugId);

/** Width from 768 px, where it does not fill the screen. */
export const width = {
  small: widthOf('26rem', 'small'),
  medium: widthOf('34rem', 'medium'),
  large: widthOf('52rem', 'large'),
};

/** Too low for a bar above and below the content: a phone on its side, or text at 200 %. */
const low = '(height < 30rem)';

export const frame = layered({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  // Only when title and actions alone are taller than the screen.
  overflowY: 'auto',
  scrollPaddingBlock: vars.space.s24,
});

export const header = layered({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  paddingBlock: `${vars.space.s16} ${vars.space.s8}`,
  // The cross is drawn 12 px inside its target, so that it ends where the text ends.
  paddingInline: `${vars.space.s24} ${vars.space.s12}`,
  '@media': {
    [media.phone]: {
      paddingInline: `${vars.space.s16} ${vars.space.s4}`,
      paddingBlock: `${vars.space.s8} ${vars.space.s4}`,
    },
  },
});

export const title = layered({
  margin: 0,
  // Its first line stands level with the cross.
  paddingBlock: '0.5625rem',
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const body = layered({
  flex: '1 1 auto',
  minHeight: '3.25rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room around a field that is scrolled into view, and for its focus ring at the edges.
  scrollPaddingBlock: vars.space.s24,
  paddingBlock: `${vars.space.s4} ${vars.space.s24}`,
  paddingInline: vars.space.s24,
  '@media': {
    [media.phone]: { paddingInline: vars.space.s16 },
    [low]: { flexShrink: 0, overflowY: 'visible' },
  },
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const footer = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: `${vars.space.s16} max(${vars.space.s16}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.s24,
  '@media': { [media.phone]: { paddingInline: vars.space.s16, paddingBlockStart: vars.space.s12 } },
});

// Within thumb's reach the actions share the whole line.
globalStyle(`${footer} > *`, { '@layer': { [layer]: { '@media': { [media.phone]: { flexGrow: 1 } } } } });
