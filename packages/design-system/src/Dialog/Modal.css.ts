import { createVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { layered } from '../theme/layered.ts';
import { keyboardHeight } from './makeRoomForKeyboard.ts';

/** Transform of a modal before it has opened and after it has closed; each placement sets it. */
export const awayTransform = createVar();
export const awayOpacity = createVar();
const handleDisplay = createVar();
const handleTouch = createVar();

/** Height that the on-screen keyboard covers. */
const covered = `var(${keyboardHeight}, 0px)`;
export const screenHeight = `100dvh - ${covered}`;

const away = { transform: awayTransform, opacity: awayOpacity };

const transition = ['transform', 'opacity', 'display', 'overlay']
  .map((property) => `${property} ${vars.motion.slow} ${vars.motion.ease}`)
  .join(', ');

export const modal = layered({
  ...away,
  // Reset, so that a modal inside a sheet does not inherit them.
  vars: { [handleDisplay]: 'none', [handleTouch]: 'auto' },
  position: 'fixed',
  insetBlockEnd: covered,
  boxSizing: 'border-box',
  margin: 'auto',
  padding: 0,
  border: 0,
  maxWidth: '100dvw',
  maxHeight: `calc(${screenHeight})`,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  boxShadow: vars.shadow.sheet,
  transition,
  // Keeps a closing dialog visible, and in the top layer, until its transition ends.
  transitionBehavior: 'allow-discrete',
  // The dialog itself takes the focus only when it opens; controls inside have a focus ring.
  outline: 'none',
  selectors: {
    '&[open]': { display: 'flex', transform: 'none', opacity: 1, '@starting-style': away },
    '&::backdrop': { backgroundColor: vars.color.scrim, opacity: 0, transition: 'inherit' },
    '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** A sheet at the lower edge; the placement sets its width. */
export const bottom: StyleRule = {
  vars: {
    [awayTransform]: 'translateY(100%)',
    [awayOpacity]: '1',
    [handleDisplay]: 'block',
    // One finger on the top bar drags the sheet; two can zoom.
    [handleTouch]: 'pinch-zoom',
  },
  marginBlockEnd: 0,
  maxHeight: `calc(${screenHeight} - min(${vars.space.s48}, 5dvh))`,
  borderStartStartRadius: vars.radius.sheet,
  borderStartEndRadius: vars.radius.sheet,
};

/** Covers the whole screen. */
export const full: StyleRule = {
  vars: { [awayTransform]: 'translateY(1.5rem)', [awayOpacity]: '0' },
  width: '100dvw',
  height: `calc(${screenHeight})`,
};

/** The placements of both dialog and drawer below 768 px. */
export const phone = {
  bottom: layered({ '@media': { [media.phone]: { ...bottom, width: '100dvw' } } }, 'phoneBottom'),
  full: layered({ '@media': { [media.phone]: full } }, 'phoneFull'),
};

const widthOf = (width: string, debugId: string) =>
  layered({ '@media': { [media.desktop]: { width } } }, debugId);

/** Width from 768 px; a placement that fills the screen overrides it. */
export const width = {
  small: widthOf('26rem', 'small'),
  medium: widthOf('34rem', 'medium'),
  large: widthOf('52rem', 'large'),
};

export const frame = layered({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  // Scrolls only when title and actions leave too little room for the content between them.
  overflowY: 'auto',
  overscrollBehavior: 'contain',
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
  selectors: {
    '&[data-dismissable]': { position: 'relative', touchAction: handleTouch },
    '&[data-dismissable]::before': {
      content: '',
      display: handleDisplay,
      position: 'absolute',
      insetBlockStart: vars.space.s8,
      insetInline: 0,
      width: vars.space.s32,
      marginInline: 'auto',
      // Drawn as a border, which stays visible in forced colours.
      borderBlockStart: `4px solid ${vars.color.line}`,
      borderRadius: vars.radius.full,
    },
  },
  '@media': {
    [media.phone]: {
      paddingInline: `${vars.space.s16} ${vars.space.s4}`,
      paddingBlock: `${vars.space.s8} ${vars.space.s4}`,
    },
    [media.low]: { paddingBlock: `${vars.space.s4} 0` },
  },
});

export const title = layered({
  margin: 0,
  // Aligns the first line with the cross, in either size.
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': { [media.low]: { fontSize: vars.fontSize.lg } },
});

export const description = layered({ margin: `0 0 ${vars.space.s16}`, color: vars.color.inkMuted });

/** The part beneath the title; `contentClassName` overrides its styles. */
export const body = layered({
  flex: '1 1 auto',
  minHeight: '3.25rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring of a field that is scrolled into view.
  scrollPaddingBlock: vars.space.s24,
  paddingBlock: `${vars.space.s4} ${vars.space.s24}`,
  paddingInline: vars.space.s24,
  '@media': {
    [media.phone]: { paddingInline: vars.space.s16 },
    // Where title and actions take several lines, the frame scrolls after the content has reached its end.
    [media.low]: { minHeight: '5rem', overscrollBehavior: 'auto' },
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
  '@media': {
    [media.phone]: { paddingInline: vars.space.s16, paddingBlockStart: vars.space.s12 },
    [media.low]: { paddingBlock: `${vars.space.s8} max(${vars.space.s8}, env(safe-area-inset-bottom))` },
  },
});

// On a phone, the actions share the whole line.
globalStyle(`${footer} > *`, {
  '@layer': { [layer]: { '@media': { [media.phone]: { flexGrow: 1, minWidth: 0, maxWidth: '100%' } } } },
});
