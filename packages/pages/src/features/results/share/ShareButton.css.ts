import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const place = style({ position: 'relative', display: 'inline-flex' });

/** Over the content below, so that nothing shifts. */
export const announcement = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.s4})`,
  insetInlineEnd: 0,
  zIndex: 1,
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
  selectors: { '&:empty': { padding: 0 } },
});
