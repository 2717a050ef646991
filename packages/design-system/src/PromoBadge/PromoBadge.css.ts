import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const badge = layered(
  {
    display: 'inline-block',
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s12,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.promo,
    color: vars.color.onPromo,
    fontSize: vars.fontSize.sm,
    fontWeight: 700,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'badge',
);
