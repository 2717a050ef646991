import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { awayOpacity, awayTransform, phone, screenHeight } from './Modal.css.ts';

const centre: StyleRule = {
  vars: { [awayTransform]: 'translateY(0.75rem) scale(0.98)', [awayOpacity]: '0' },
  maxWidth: `calc(100dvw - 2 * ${vars.space.s16})`,
  maxHeight: `calc(${screenHeight} - 2 * min(${vars.space.s32}, 4dvh))`,
  borderRadius: vars.radius.sheet,
};

/** From 768 px. */
export const desktop = layered({ '@media': { [media.desktop]: centre } }, 'desktopCentre');

/** Below 768 px. */
export const phonePlacement = {
  ...phone,
  centre: layered({ '@media': { [media.phone]: { ...centre, width: '100%' } } }, 'phoneCentre'),
};
