import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** What is left out depends on the room that there is, in sizes of text. */
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
  listStyle: 'none',
  '@container': { [narrow]: { gap: 0 } },
});

const gone = { display: 'none' } as const;

/** The first of the entries left out, in whose place an ellipsis is shown. */
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
 * Which pages stay when there is less room: the ends, the current one and its neighbours; in the end the current
 * one alone.
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
    // Two ends of three digits, the current page, its neighbours and both steps on one line of 288 px.
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

/** Keeps the numbers in their place on the first and last page. */
export const atEnd = layered({ ...target, flex: 'none', color: vars.color.line });

export const gap = layered({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  color: vars.color.inkMuted,
  '@container': { [narrow]: inFirstFar },
});

export const legend = layered({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });
