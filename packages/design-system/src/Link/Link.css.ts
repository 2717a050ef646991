import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const link = layered({
  color: vars.color.action,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: '2px',
  '@media': {
    [media.hover]: { ':hover': { color: vars.color.actionHover, textDecorationThickness: '2px' } },
  },
});

export const tone = {
  inline: '',
  /** For links recognisable by their position: underlined only while the pointer is over them. */
  standalone: layered(
    {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.s4,
      minHeight: '1.5rem',
      fontWeight: 600,
      textDecorationColor: 'transparent',
      '@media': { [media.hover]: { ':hover': { textDecorationColor: 'currentColor' } } },
    },
    'standalone',
  ),
  inherit: layered(
    { color: 'inherit', '@media': { [media.hover]: { ':hover': { color: 'inherit' } } } },
    'inherit',
  ),
};

export const icon = layered({
  display: 'inline-block',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.15em',
});
