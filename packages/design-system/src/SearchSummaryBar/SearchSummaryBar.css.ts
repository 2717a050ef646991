import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const button = layered(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s12,
    width: '100%',
    maxWidth: '45rem',
    minHeight: '3.25rem',
    margin: '0 auto',
    padding: `${vars.space.s4} ${vars.space.s8}`,
    paddingInlineEnd: vars.space.s24,
    border: `1px solid ${vars.color.fieldLine}`,
    borderRadius: `min(${vars.radius.full}, 1.75rem)`,
    backgroundColor: vars.color.surface,
    textAlign: 'start',
    lineHeight: 1.3,
    color: vars.color.ink,
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.action } } } },
  },
  'button',
);

export const icon = layered(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    selectors: { '&[data-marked]': { boxShadow: `0 0 0 3px ${vars.color.accent}` } },
  },
  'icon',
);

export const text = layered(
  {
    display: 'flex',
    minWidth: 0,
    '@media': {
      [media.phone]: { flexDirection: 'column' },
      [media.desktop]: { alignItems: 'baseline', gap: vars.space.s16 },
    },
  },
  'text',
);

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const destination = layered({ ...cut, fontWeight: 600 }, 'destination');

export const details = layered({ ...cut, fontSize: vars.fontSize.sm, color: vars.color.inkMuted }, 'details');

export const notice = layered({ ...cut, fontSize: vars.fontSize.sm, color: vars.color.accentInk }, 'notice');

/** The dot between two details is a pseudo-element without text, so that screen readers ignore it. */
export const detail = layered(
  {
    selectors: {
      '& + &::before': {
        content: '',
        display: 'inline-block',
        width: '0.1875rem',
        height: '0.1875rem',
        // The space between the words already precedes the dot.
        marginInlineStart: vars.space.s4,
        marginInlineEnd: vars.space.s8,
        borderRadius: vars.radius.full,
        backgroundColor: 'currentColor',
        verticalAlign: 'middle',
      },
    },
  },
  'detail',
);
