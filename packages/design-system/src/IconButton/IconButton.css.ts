import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const button = layered({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: vars.size.target,
  height: vars.size.target,
  margin: 0,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&:is(:disabled, [aria-disabled=true])': {
      color: vars.color.inkMuted,
      opacity: 0.5,
      cursor: 'not-allowed',
    },
  },
});

export const tone = {
  quiet: layered(
    {
      backgroundColor: 'transparent',
      '@media': {
        [media.hover]: {
          selectors: {
            '&:hover:not(:disabled, [aria-disabled=true])': { backgroundColor: vars.color.sunken },
          },
        },
      },
    },
    'quiet',
  ),
  outlined: layered(
    {
      backgroundColor: vars.color.surface,
      borderColor: vars.color.fieldLine,
      '@media': {
        [media.hover]: {
          selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: vars.color.ink } },
        },
      },
    },
    'outlined',
  ),
  floating: layered(
    {
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.float,
      // Forced colours remove the shadow, which is otherwise the only edge.
      '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
    },
    'floating',
  ),
};
