import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered({ display: 'contents' });

export const tip = layered({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  maxWidth: `min(18rem, calc(100vw - 2 * ${vars.space.s8}))`,
  margin: 0,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s8,
  border: 0,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: 400,
  lineHeight: vars.lineHeight.text,
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '&:popover-open': { '@starting-style': { opacity: 0 } } },
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
