import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

/** Above the following content, so that an open list of the search box covers it. */
export const jumbotron = layered({ position: 'relative', zIndex: 1 }, 'jumbotron');

/** Phones on which a search box of four fields would end below the visible part of the page. */
const lowPhone = `${media.phone} and (height < 800px)`;

/** 352 px tall on a phone, 300 on a low one, 480 from 768 px; taller only when a title at 200 % needs it. */
export const scene = layered(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '352px',
    overflow: 'clip',
    '@media': { [lowPhone]: { minBlockSize: '300px' }, [media.desktop]: { minBlockSize: '480px' } },
  },
  'scene',
);

export const picture = layered({ position: 'absolute', inset: 0, zIndex: -2 }, 'picture');

/** The page's own colour with some transparency over the picture, so that words are readable in any theme. */
const veil = (percent: number) => `color-mix(in srgb, ${vars.color.paper} ${percent}%, transparent)`;

/** Fades out gradually at its end too: the end of a linear gradient was visible as an edge in a dark theme. */
const mistAt = (x: string) => {
  const stops = [
    `${veil(88)} 28%`,
    `${veil(79)} 40%`,
    `${veil(63)} 54%`,
    `${veil(45)} 68%`,
    `${veil(27)} 82%`,
    `${veil(12)} 96%`,
    `${veil(4)} 108%`,
    'transparent 120%',
  ];
  return `radial-gradient(ellipse 62% 90% at ${x} 34%, ${stops.join(', ')})`;
};

/** On a desktop, a gradient over the calm part of the picture, at the start; on a phone, `words` has its own. */
export const mist = layered(
  {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    '@media': {
      [media.desktop]: {
        backgroundImage: mistAt('16%'),
        selectors: { [rightToLeft]: { backgroundImage: mistAt('84%') } },
      },
    },
  },
  'mist',
);

const page = {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.s32})`,
  marginInline: 'auto',
  paddingInline: vars.space.s16,
  '@media': {
    [media.desktop]: { paddingInline: vars.space.s24 },
    [media.wide]: { paddingInline: vars.space.s32 },
  },
} as const;

export const words = layered(
  {
    ...page,
    paddingBlockStart: vars.space.s32,
    // The search box covers the lower edge.
    paddingBlockEnd: vars.space.s96,
    // Reaches down to the last word, so that the picture's subject below stays clear.
    backgroundImage: `linear-gradient(to bottom, ${veil(86)}, ${veil(76)} calc(100% - ${vars.space.s96}), transparent calc(100% - ${vars.space.s48}))`,
    '@media': {
      [media.desktop]: {
        paddingInline: vars.space.s24,
        paddingBlockStart: vars.space.s96,
        backgroundImage: 'none',
      },
      [media.wide]: { paddingInline: vars.space.s32 },
    },
  },
  'words',
);

export const title = layered(
  {
    margin: 0,
    color: vars.color.ink,
    fontFamily: vars.font.display,
    // Small enough for two lines to leave room for the picture.
    fontSize: 'clamp(1.75rem, 1.25rem + 2.6vw, 2.25rem)',
    fontWeight: 600,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textWrap: 'balance',
    '@media': { [media.desktop]: { maxInlineSize: '11.5em', fontSize: vars.fontSize.hero } },
  },
  'title',
);

export const lead = layered(
  {
    maxInlineSize: '23.1em',
    margin: 0,
    marginBlockStart: vars.space.s12,
    color: vars.color.ink,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.text,
    // Avoids a single word on the last line.
    textWrap: 'pretty',
    '@media': { [media.desktop]: { fontSize: vars.fontSize.lg } },
  },
  'lead',
);

/** The search box lies half on the picture, half on the page. */
export const straddling = layered(
  {
    ...page,
    position: 'relative',
    marginBlockStart: `calc(-1 * ${vars.space.s64})`,
    '@media': {
      [media.desktop]: { paddingInline: vars.space.s24, marginBlockStart: `calc(-1 * ${vars.space.s48})` },
      [media.wide]: { paddingInline: vars.space.s32 },
    },
  },
  'straddling',
);
