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
  listStyle: 'none',
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  color: vars.color.inkMuted,
  '@media': { [media.phone]: { flexWrap: 'nowrap' } },
});

/** Unfolded: nothing is cut on a phone either. */
export const unfolded = layered({ '@media': { [media.phone]: { flexWrap: 'wrap' } } });

/** On one line of a phone what is in the middle is cut before the page itself is, and the home page never. */
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

/** What only a desktop shows: the middle that a phone folds. */
export const onDesktop = layered({ '@media': { [media.phone]: { display: 'none' } } });

/** What only a phone shows: the button for that middle. */
export const onPhone = layered({ '@media': { [media.desktop]: { display: 'none' } } });

/** On a phone, where items share one line. */
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A link as tall as a target should be; what is no link keeps to the same lines. */
const tall = { display: 'block', paddingBlock: vars.space.s4 } as const;
const taller = { paddingBlock: vars.space.s8 };

/** In the middle of the first line of an item that has several. */
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
