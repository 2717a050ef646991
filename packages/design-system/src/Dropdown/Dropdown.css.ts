import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { scrollShadows } from '../theme/scrollShadows.ts';

export const root = layered({ display: 'inline-flex', minWidth: 0, maxWidth: '100%' });

/** A long summary is truncated before the label is. */
export const chosen = layered({
  flexShrink: 1000,
  minWidth: '1.3em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chevron = layered({
  flexShrink: 0,
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

/** Overrides the shared surface of panels. */
export const panel = layered({
  minWidth: `min(18rem, calc(100vw - 2 * ${vars.space.s8}))`,
  margin: 0,
  borderColor: vars.color.line,
  whiteSpace: 'normal',
  // The panel itself takes the focus only when it opens; controls inside have a focus ring.
  outline: 'none',
  selectors: { '&:popover-open': { '@starting-style': { opacity: 0 } } },
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
});

export const content = layered({
  ...scrollShadows,
  // `auto`: with a basis of 0, Safari gives a panel without an own height no height at all.
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.s16,
  padding: vars.space.s16,
});

export const footer = layered({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
