import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { clearHeight } from './keepOnTop.ts';

/** In the top layer; has no pointer events of its own, so that the page beneath can be pressed. */
export const host = layered({
  position: 'fixed',
  inset: 'auto',
  insetBlockEnd: `max(var(${clearHeight}, 0px), ${vars.space.s16}, env(safe-area-inset-bottom))`,
  insetInlineStart: vars.space.s24,
  boxSizing: 'border-box',
  width: '26rem',
  maxWidth: `calc(100% - 2 * ${vars.space.s24})`,
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  backgroundColor: 'transparent',
  pointerEvents: 'none',
  '@media': {
    [media.phone]: {
      insetInline: vars.space.s16,
      width: 'auto',
      maxWidth: 'none',
    },
  },
});

export const region = layered({ display: 'grid' });

/** Rendered without a message too, because screen readers do not announce a live region that is not rendered. */
export const list = layered({
  display: 'grid',
  gap: vars.space.s8,
  selectors: { '&:not(:empty) + &:not(:empty)': { marginBlockStart: vars.space.s8 } },
});

export const card = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s12,
  boxSizing: 'border-box',
  paddingBlock: vars.space.s8,
  paddingInline: `${vars.space.s16} ${vars.space.s8}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.float,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
  pointerEvents: 'auto',
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}, transform ${vars.motion.slow} ${vars.motion.ease}`,
  '@starting-style': { opacity: 0, transform: 'translateY(0.75rem)' },
});

const iconOf = (color: string, debugId: string) => layered({ flex: 'none', color }, debugId);

export const icon = {
  info: iconOf(vars.color.inkMuted, 'info'),
  success: iconOf(vars.color.good, 'success'),
  error: iconOf(vars.color.danger, 'error'),
};

export const message = layered({
  flex: '1 1 9rem',
  minWidth: 0,
  margin: 0,
  paddingBlock: vars.space.s8,
  overflowWrap: 'anywhere',
});

export const action = layered({
  minHeight: '2.25rem',
  margin: 0,
  marginInlineStart: 'auto',
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s8,
  border: '1px solid transparent',
  borderRadius: vars.radius.field,
  backgroundColor: 'transparent',
  color: vars.color.action,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.actionSoft, color: vars.color.actionHover } },
    [media.coarse]: { minHeight: vars.size.target },
    [media.forcedColors]: { borderColor: 'ButtonBorder' },
  },
});

export const dismiss = layered({ marginInlineStart: `calc(-1 * ${vars.space.s4})` });
