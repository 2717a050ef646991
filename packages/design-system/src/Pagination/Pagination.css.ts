import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Container widths, in text sizes, below which entries are left out. */
const narrow = 'pagination (inline-size < 44em)';
const tight = 'pagination (inline-size < 21em)';
const narrowest = 'pagination (inline-size < 17em)';

export const pagination = layered({
  containerName: 'pagination',
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.s12,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  fontVariantNumeric: 'tabular-nums',
});

export const line = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  maxWidth: '100%',
  '@container': { [narrow]: { gap: vars.space.s4 } },
});

export const list = layered({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyleType: "''",
  '@container': { [narrow]: { gap: 0 } },
});

const gone = { display: 'none' } as const;

/** The first of consecutive entries that are left out; it is replaced by an ellipsis. */
const firstFar = layered(
  {
    '@container': {
      [narrow]: {
        '::before': { content: '…', display: 'block', minWidth: '1.25rem', textAlign: 'center' },
      },
      [narrowest]: gone,
    },
  },
  'firstFar',
);
const inFirstFar = { selectors: { [`${firstFar} > &`]: gone } };

/**
 * Visibility of an entry in a narrow container: first the pages other than the ends, the current one and its
 * neighbours are hidden; in the narrowest only the current page is shown.
 */
export const place = {
  current: '',
  near: layered({ '@container': { [narrowest]: gone } }, 'near'),
  far: layered({ '@container': { [narrow]: gone } }, 'far'),
  firstFar,
};

const target = {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  textDecoration: 'none',
} as const;

export const page = layered({
  ...target,
  paddingInline: vars.space.s8,
  fontWeight: 500,
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.action, color: vars.color.onAction, fontWeight: 600 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current])': {
          backgroundColor: vars.color.actionSoft,
          color: vars.color.actionHover,
        },
      },
    },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid CanvasText' } } },
  },
  '@container': {
    [narrow]: { minWidth: '2.25rem', paddingInline: vars.space.s4, ...inFirstFar },
    // Fits two ends of three digits, the current page, its neighbours and both step links on one line of 288 px.
    [tight]: { minWidth: '1.75rem' },
  },
});

export const step = layered({
  ...target,
  flex: 'none',
  border: `1px solid ${vars.color.fieldLine}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.ink } } },
});

/** Keeps the numbers in place on the first and last page, which lack one step link. */
export const atEnd = layered({ ...target, flex: 'none', color: vars.color.line });

export const gap = layered({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  color: vars.color.inkMuted,
  '@container': { [narrow]: inFirstFar },
});

export const legend = layered({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });
