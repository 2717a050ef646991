import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const page = style([
  column,
  {
    display: 'grid',
    // As wide as the page, whatever large text would need in one line.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s24,
    paddingBlock: `${vars.space.s24} ${vars.space.s64}`,
  },
]);

export const head = style({ display: 'grid', gap: vars.space.s32 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.xxl,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  outline: 'none',
});

/**
 * The step, and beside it what is bought; alone, and in the middle, where there is nothing to buy. At least as high as
 * the window: the footer is not seen to move when another step comes.
 */
export const columns = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  alignContent: 'start',
  minHeight: '100vh',
  '@media': {
    // Where the basket is first Tab and a screen reader reach it first, in browsers that know this.
    [media.phone]: { readingFlow: 'grid-order' },
    [media.desktop]: {
      gap: vars.space.s48,
      selectors: {
        '&:not(:has(> :empty))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 360px)' },
      },
    },
  },
});

export const main = style({ display: 'grid', gap: vars.space.s24, minWidth: 0 });

/**
 * As high as the window: what is below it is not seen to move when the step comes. Not shown before the whole page is
 * there: on a phone the basket is above it, and comes after it in the document.
 */
export const toCome = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s24,
  minHeight: '100vh',
  selectors: { 'main:not(:has(~ footer)) &': { visibility: 'hidden' } },
});

export const aside = style({
  minWidth: 0,
  ':empty': { display: 'none' },
  '@media': { [media.desktop]: { alignSelf: 'stretch' } },
});

/** On a phone what is bought comes before its summary, and after a form to fill. */
export const asideFirst = style([aside, { '@media': { [media.phone]: { order: -1 } } }]);

export const hold = style({
  margin: 0,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s12,
  justifySelf: 'start',
  borderRadius: vars.radius.field,
  background: vars.color.goodSoft,
  color: vars.color.good,
  fontSize: vars.fontSize.sm,
});
