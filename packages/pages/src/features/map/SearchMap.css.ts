import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Extends to the edges of the drawer and fills its height. */
export const content = style({ display: 'grid', gridTemplate: '100% / 100%', padding: 0 });

/** List and map side by side; on a phone stacked over each other, with a bar that switches between them. */
export const frame = style({
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
  '@media': {
    [media.desktop]: {
      gridTemplate: `
        "notices notices" auto
        "list map" minmax(0, 1fr) / minmax(20rem, 26rem) minmax(0, 1fr)`,
    },
    [media.phone]: {
      gridTemplate: `
        "notices" auto
        "view" minmax(0, 1fr)
        "toggle" auto / minmax(0, 1fr)`,
    },
  },
});

/** The notices of failures, and the map in the remaining room. */
export const beside = style({
  display: 'grid',
  gridTemplate: `
    "notices" auto
    "map" minmax(0, 1fr) / minmax(0, 1fr)`,
  blockSize: '100%',
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});

export const notices = style({
  gridArea: 'notices',
  display: 'grid',
  gap: vars.space.s8,
  selectors: { '&:not(:empty)': { padding: vars.space.s12 } },
});

/** Hidden but not removed: a map without a size would lose its position. */
const hiddenIn = (view: 'map' | 'list') => ({
  gridArea: 'view',
  selectors: { [`${frame}[data-view=${view}] &`]: { visibility: 'hidden' as const } },
});

export const list = style({
  position: 'relative',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.surface,
  '@media': {
    [media.desktop]: { gridArea: 'list', borderInlineEnd: `1px solid ${vars.color.line}` },
    [media.phone]: hiddenIn('map'),
  },
});

export const count = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  margin: 0,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s24,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.phone]: { paddingInline: vars.space.s16 } },
});

export const hint = style({ margin: 0, padding: vars.space.s24, lineHeight: vars.lineHeight.text });

export const map = style({
  minWidth: 0,
  minHeight: 0,
  '@media': {
    [media.desktop]: { gridArea: 'map' },
    [media.phone]: hiddenIn('list'),
  },
});

export const toggle = style({
  gridArea: 'toggle',
  paddingBlock: `${vars.space.s12} max(${vars.space.s12}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { display: 'none' } },
});

/** The card of a hotel, with the notice of a failure below it. */
export const selected = style({
  display: 'grid',
  selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
});
