import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

/** The calling code and its arrow. A transparent select lies over both and opens the platform's list. */
export const prefix = layered(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    alignSelf: 'stretch',
    gap: vars.space.s4,
    flex: 'none',
    marginInline: `calc(-1 * ${vars.space.s12}) ${vars.space.s4}`,
    paddingInline: `${vars.space.s12} ${vars.space.s8}`,
    borderInlineEnd: `1px solid ${vars.color.line}`,
    borderStartStartRadius: `calc(${vars.radius.field} - 1px)`,
    borderEndStartRadius: `calc(${vars.radius.field} - 1px)`,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:has(select:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:has(select:enabled):hover': { backgroundColor: vars.color.sunken } } },
    },
  },
  'prefix',
);

/** Wide enough for every calling code of our markets, so that the number does not move. */
export const code = layered({ minWidth: '1.75rem', direction: 'ltr' }, 'code');

export const chevron = layered({ color: vars.color.inkMuted }, 'chevron');

export const select = layered(
  {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    padding: 0,
    border: 0,
    opacity: 0,
    // At least 16 px: iOS zooms the page into a smaller field.
    fontSize: vars.fontSize.md,
    cursor: 'pointer',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  },
  'select',
);

/** A number reads left to right in every language. */
export const number = layered(
  {
    direction: 'ltr',
    fontVariantNumeric: 'tabular-nums',
    selectors: { [rightToLeft]: { textAlign: 'right' } },
  },
  'number',
);
