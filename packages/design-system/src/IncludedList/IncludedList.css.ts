import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const list = layered(
  {
    display: 'flex',
    margin: 0,
    padding: 0,
    // An empty string instead of `none`: Safari does not announce a list whose list style is `none`.
    listStyleType: "''",
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    ':empty': { display: 'none' },
  },
  'list',
);

export const orientations = {
  horizontal: layered({ flexWrap: 'wrap', columnGap: vars.space.s24, rowGap: vars.space.s12 }, 'horizontal'),
  vertical: layered({ flexDirection: 'column', gap: vars.space.s12 }, 'vertical'),
};

export const item = layered(
  { display: 'flex', alignItems: 'flex-start', gap: vars.space.s8, minWidth: 0 },
  'item',
);

/** The icon, which keeps its size beside a long label. */
export const icon = layered({ flex: 'none', color: vars.color.action }, 'icon');

export const label = layered({ minWidth: 0, overflowWrap: 'anywhere' }, 'label');
