import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const accordion = layered({ borderBlock: `1px solid ${vars.color.line}` }, 'accordion');

const content = '&::details-content';

export const item = layered(
  {
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
    '@media': {
      [media.motion]: {
        // Allows a transition to `auto`; a browser without support opens the item at once.
        interpolateSize: 'allow-keywords',
        selectors: {
          [content]: {
            blockSize: 0,
            overflow: 'clip',
            // Room for the focus ring of an element inside.
            overflowClipMargin: '4px',
            transition: `block-size ${vars.motion.slow} ${vars.motion.ease}, content-visibility ${vars.motion.slow} allow-discrete`,
          },
          '&[open]::details-content': { blockSize: 'auto' },
        },
      },
    },
  },
  'item',
);

export const header = layered(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s16,
    minHeight: vars.size.target,
    paddingBlock: vars.space.s12,
    borderRadius: vars.radius.field,
    color: vars.color.ink,
    listStyle: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    '@media': { [media.hover]: { ':hover': { color: vars.color.action } } },
  },
  'header',
);

/** Looks like bold text at every heading level; long words break. */
export const title = layered(
  {
    margin: 0,
    minWidth: 0,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.md,
    fontWeight: 600,
    lineHeight: 1.35,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  'title',
);

export const chevron = layered(
  {
    flex: 'none',
    color: vars.color.inkMuted,
    transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  },
  'chevron',
);

export const body = layered(
  {
    paddingBlockEnd: vars.space.s24,
    maxWidth: '45em',
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    // Only text has a maximum line length; forms and videos are as wide as the accordion.
    selectors: { '&:has(form, button, video)': { maxWidth: 'none' } },
  },
  'body',
);
