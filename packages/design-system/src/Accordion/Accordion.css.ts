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
        // `auto` can be reached step by step; where it cannot, the item opens at once.
        interpolateSize: 'allow-keywords',
        selectors: {
          [content]: {
            blockSize: 0,
            overflow: 'clip',
            // Room for the ring around what has the focus.
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

/** As quiet as text in bold, whatever its level; long words break. */
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
    maxWidth: '70ch',
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    // Text has a measure; forms and videos are as wide as the accordion.
    selectors: { '&:has(form, button, video)': { maxWidth: 'none' } },
  },
  'body',
);
