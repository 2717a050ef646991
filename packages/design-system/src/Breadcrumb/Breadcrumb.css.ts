import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const list = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s4,
  margin: 0,
  padding: 0,
  listStyleType: "''",
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});

/** An unfolded path wraps on a phone instead of being truncated. */
export const unfolded = layered({ '@media': { [media.phone]: { flexWrap: 'wrap' } } });

/** On one line of a phone, the middle items are truncated before the current page, and the home page never is. */
export const item = layered({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s4,
  minWidth: 0,
  flexShrink: 4,
  lineHeight: 1.4,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:first-child': { flexShrink: 0 },
    '&:last-child': { flexShrink: 1 },
  },
});

/** Shown only on a desktop: the middle items, which a phone folds. */
export const onDesktop = layered({ '@media': { [media.phone]: { display: 'none' } } });

/** Shown only on a phone: the button that reveals the middle items. */
export const onPhone = layered({ '@media': { [media.desktop]: { display: 'none' } } });

/** For a phone, where the items share one line. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** Padding that makes a link tall enough as a target; the other parts have it too, to stay on the same lines. */
const tall = { display: 'block', paddingBlock: vars.space.s4 } as const;
const taller = { paddingBlock: vars.space.s8 };

/** Centred on the first line of an item that has several. */
export const separator = layered({
  ...tall,
  boxSizing: 'content-box',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  height: '1lh',
  opacity: 0.7,
  '@media': { [media.coarse]: taller },
});

export const link = layered({
  ...tall,
  textDecorationColor: 'transparent',
  overflowWrap: 'anywhere',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.ink, textDecorationColor: 'currentColor' } },
    [media.phone]: cut,
    [media.coarse]: taller,
  },
});

export const text = layered({
  ...tall,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { color: vars.color.ink } },
  '@media': { [media.phone]: cut, [media.coarse]: taller },
});

export const more = layered({
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '1.5rem',
  margin: 0,
  marginBlock: '0.125rem',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.sunken,
  color: vars.color.ink,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.actionSoft, color: vars.color.action } },
    [media.coarse]: { width: vars.size.target, height: '2.25rem', marginBlock: 0 },
  },
});
