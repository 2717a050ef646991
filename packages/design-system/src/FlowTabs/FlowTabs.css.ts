import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const nav = layered({ maxWidth: '100%' }, 'nav');

/** One pill that holds both: readable over a picture as well as on paper. */
export const list = layered(
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: vars.space.s4,
    maxWidth: '100%',
    margin: 0,
    padding: vars.space.s4,
    listStyle: 'none',
    borderRadius: '1.625rem',
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'list',
);

export const item = layered({ display: 'flex', minWidth: 0 }, 'item');

export const link = layered(
  {
    display: 'flex',
    alignItems: 'center',
    minHeight: vars.size.target,
    paddingInline: vars.space.s16,
    paddingBlock: vars.space.s4,
    borderRadius: '1.375rem',
    fontSize: vars.fontSize.sm,
    fontWeight: 600,
    lineHeight: 1.25,
    color: vars.color.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[aria-current]': { backgroundColor: vars.color.action, color: vars.color.onAction },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current])': { backgroundColor: vars.color.actionSoft } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
  'link',
);
