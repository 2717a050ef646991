import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Leaves space below for the popups of the fields. */
export const page = layered({ minHeight: '40rem' }, 'page');

/** Placeholder for the picture of a jumbotron. */
export const picture = layered(
  {
    height: '20rem',
    backgroundImage: `linear-gradient(160deg, ${vars.color.accent}, ${vars.color.action})`,
    '@media': { [media.phone]: { height: '14rem' } },
  },
  'picture',
);

export const content = layered(
  { maxWidth: vars.size.content, marginInline: 'auto', padding: `0 ${vars.space.s16}` },
  'content',
);
