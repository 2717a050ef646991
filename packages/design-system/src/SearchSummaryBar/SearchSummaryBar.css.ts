import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Out of reach and out of sight, unless the focus is still on it. */
const hidden = { visibility: 'hidden', transform: 'translateY(-110%)' } as const;

export const bar = layered(
  {
    insetBlockStart: 0,
    zIndex: 20,
    paddingBlock: vars.space.s8,
    paddingInline: vars.space.s16,
    backgroundColor: vars.color.paper,
    boxShadow: vars.shadow.float,
    transition: `transform ${vars.motion.slow} ${vars.motion.ease}, visibility ${vars.motion.slow}`,
    selectors: { '&[data-visibility=hidden]:not(:focus-within)': hidden },
    '@media': {
      [media.phone]: {
        // Over the page: it comes and goes while the page is scrolled, which must not jump.
        position: 'fixed',
        insetInline: 0,
        selectors: { '&[data-visibility=onDesktop]:not(:focus-within)': hidden },
      },
      [media.desktop]: { position: 'sticky' },
    },
  },
  'bar',
);

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
    borderRadius: '1.75rem',
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

/** The dot between two details is drawn, so that it is not read. */
export const detail = layered(
  {
    selectors: {
      '& + &::before': {
        content: '',
        display: 'inline-block',
        width: '0.1875rem',
        height: '0.1875rem',
        // The space between two words is already before it.
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
