import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const slot = layered({ flex: 'none', color: vars.color.inkMuted });

export const clear = layered({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  // The target may reach into the padding; its icon is where a suffix would be.
  marginInlineEnd: `calc(-1 * ${vars.space.s8})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { 'input:placeholder-shown + &': { display: 'none' } },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.sunken, color: vars.color.ink } },
    [media.coarse]: { width: vars.size.target, height: vars.size.target },
  },
});
