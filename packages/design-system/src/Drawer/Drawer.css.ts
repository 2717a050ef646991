import type { StyleRule } from '@vanilla-extract/css';
import { awayOpacity, awayTransform, bottom, full, phone, screenHeight } from '../Dialog/Modal.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

const end: StyleRule = {
  vars: { [awayTransform]: 'translateX(100%)', [awayOpacity]: '1' },
  marginInlineEnd: 0,
  height: `calc(${screenHeight})`,
  borderStartStartRadius: vars.radius.sheet,
  borderEndStartRadius: vars.radius.sheet,
  selectors: { [rightToLeft]: { vars: { [awayTransform]: 'translateX(-100%)' } } },
};

/** From 768 px. */
export const desktopSide = {
  end: layered({ '@media': { [media.desktop]: end } }, 'desktopEnd'),
  bottom: layered({ '@media': { [media.desktop]: bottom } }, 'desktopBottom'),
  full: layered({ '@media': { [media.desktop]: full } }, 'desktopFull'),
};

/** Below 768 px. */
export const phoneSide = {
  ...phone,
  end: layered(
    { '@media': { [media.phone]: { ...end, width: `calc(100dvw - min(${vars.space.s48}, 12dvw))` } } },
    'phoneEnd',
  ),
};
