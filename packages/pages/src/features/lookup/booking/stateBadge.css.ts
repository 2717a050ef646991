import { styleVariants, style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

const badge = style({
  margin: 0,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s12,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
});

const over = style([badge, { background: vars.color.sunken, color: vars.color.inkMuted }]);

/** Badge with the colour of each state of a booking. */
export const stateBadge = styleVariants({
  paid: [badge, { background: vars.color.goodSoft, color: vars.color.good }],
  cancelled: [over],
  refunded: [over],
});
