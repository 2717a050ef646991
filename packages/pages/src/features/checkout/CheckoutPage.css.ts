import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

export const page = style([
  column,
  {
    display: 'grid',
    // Keeps the column as wide as the page, even if large text needs more on one line.
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
 * The step with the basket beside it; the step alone is centred. At least as high as the window, so that the footer
 * does not move visibly between steps.
 */
export const columns = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  alignContent: 'start',
  minHeight: '100vh',
  '@media': {
    // Where the basket is shown first, Tab and screen readers also reach it first, in browsers that support this.
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
 * As high as the window, so that content below does not move visibly when the step appears. Hidden until the whole
 * page has arrived: on a phone, the basket is shown above it but follows it in the document.
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

/** On a phone, the basket precedes the summary and follows a form. */
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
