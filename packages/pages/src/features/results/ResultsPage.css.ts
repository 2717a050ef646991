import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const top = style({
  display: 'grid',
  // Limits the breadcrumb to the page, which in large text is narrower than its words.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  paddingBlock: `${vars.space.s8} ${vars.space.s16}`,
});

/** Widths with room for heading, count and tools on one line. */
const ONE_LINE = '(width >= 1280px)';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  marginBlock: `${vars.space.s16} ${vars.space.s24}`,
  '@media': {
    [media.phone]: {
      alignItems: 'center',
      rowGap: vars.space.s4,
      marginBlock: `${vars.space.s8} ${vars.space.s16}`,
    },
  },
});

/** On a phone, the count shares a line with the tools. */
export const heading = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s16,
  minWidth: 0,
  '@media': { [media.phone]: { display: 'contents' } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xxl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  // The page itself keeps sticky bars clear of it: see `useScrollPadding`.
  scrollMarginBlock: vars.space.s16,
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { flexBasis: '100%' },
    [media.desktop]: { fontSize: vars.fontSize.title },
  },
});

/**
 * Font sizes that fit a long heading on one line, at the line height of any heading: results are shown below it
 * before the place is known.
 */
const fitted = (onPhone: string, onDesktop: string) =>
  style({
    '@media': {
      [media.phone]: {
        fontSize: onPhone,
        lineHeight: `calc(${vars.fontSize.xxl} * ${vars.lineHeight.title})`,
      },
      [media.desktop]: {
        fontSize: onDesktop,
        lineHeight: `calc(${vars.fontSize.title} * ${vars.lineHeight.title})`,
      },
    },
  });

export const longTitle = fitted(vars.fontSize.xl, vars.fontSize.title);
// Fits e.g. "Week-ends en Provence-Alpes-Côte d’Azur".
export const longestTitle = fitted(`calc(${vars.fontSize.lg} * 0.94)`, vars.fontSize.xxl);

/** Kept on one line on a phone until the place is known: see `HEADING_BY_SERVER`. */
export const titleToCome = style({
  '@media': { [media.phone]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
});

export const about = style({ '@media': { [media.phone]: { flexBasis: '100%' } } });

export const count = style({ margin: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  // As high as the sort order, which appears once there are two.
  minHeight: '2.5rem',
  '@media': {
    // On a separate line, which a long heading would otherwise wrap them to.
    [media.desktop]: { flexBasis: '100%', justifyContent: 'end' },
    [ONE_LINE]: { flexBasis: 'auto' },
  },
});

/** Room for the applied filters, whose code is loaded after the page. */
export const filters = style({
  minHeight: '2.75rem',
  marginBlockEnd: vars.space.s12,
  '@media': { [media.coarse]: { minHeight: '3.25rem' } },
});

/** At least as high as the screen, so that content below does not shift visibly when the results are shown. */
export const results = style({ minHeight: '100vh' });

/** The pager and the content below it. */
export const after = style({ marginBlockStart: vars.space.s32 });

export const recent = style({ marginBlockStart: vars.space.s64 });

export const notices = style({
  display: 'grid',
  gap: vars.space.s16,
  selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.s24 } },
  '@media': { [media.phone]: { selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.s16 } } } },
});
