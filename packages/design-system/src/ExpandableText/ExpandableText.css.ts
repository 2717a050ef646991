import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered(
  {
    minInlineSize: 0,
    maxInlineSize: '45em',
    fontFamily: vars.font.text,
    lineHeight: vars.lineHeight.text,
    overflowWrap: 'anywhere',
  },
  'root',
);

export const text = layered({ margin: 0, whiteSpace: 'pre-line' }, 'text');

/** A block without height; browsers that support `until-found` still search it. */
const findable = {
  selectors: { '&[hidden=until-found]': { display: 'block' } },
} as const;
const shown = {
  selectors: { '&[hidden]': { display: 'inline', contentVisibility: 'visible' } },
} as const;

/** Shown without JavaScript, because it could not be opened. */
const always = { [media.noScript]: shown };

export const middle = layered({ ...findable, '@media': { [media.desktop]: shown, ...always } }, 'middle');

export const rest = layered({ ...findable, '@media': always }, 'rest');

const gone = { display: 'none' } as const;

export const phoneMark = layered(
  { '@media': { [media.desktop]: gone, [media.noScript]: gone } },
  'phoneMark',
);

export const desktopMark = layered(
  { '@media': { [media.phone]: gone, [media.noScript]: gone } },
  'desktopMark',
);

export const toggle = layered(
  {
    minBlockSize: '1.5rem',
    margin: 0,
    marginBlockStart: vars.space.s4,
    padding: 0,
    border: 0,
    borderRadius: '2px',
    background: 'none',
    color: vars.color.action,
    fontWeight: 600,
    lineHeight: vars.lineHeight.text,
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      [media.coarse]: { minBlockSize: vars.size.target },
      [media.hover]: { ':hover': { color: vars.color.actionHover, textDecorationThickness: '2px' } },
      [media.noScript]: gone,
    },
  },
  'toggle',
);

/** The button of a text that is cut only on a phone. */
export const phoneOnly = layered({ '@media': { [media.desktop]: gone } }, 'phoneOnly');
