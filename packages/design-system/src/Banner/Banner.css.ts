import { createVar } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { rightToLeft } from '../theme/rightToLeft.ts';

const ground = createVar();
const kickerColor = createVar();
const titleSize = createVar();

export const banner = layered(
  {
    position: 'relative',
    isolation: 'isolate',
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    overflow: 'clip',
    backgroundColor: ground,
    fontFamily: vars.font.text,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'banner',
);

export const variants = {
  wide: layered(
    {
      borderRadius: vars.radius.sheet,
      vars: { [titleSize]: vars.fontSize.title },
      '@media': { [media.desktop]: { flexDirection: 'row', minBlockSize: '20rem' } },
    },
    'wide',
  ),
  inline: layered(
    {
      gridColumn: '1 / -1',
      borderRadius: vars.radius.card,
      vars: { [titleSize]: vars.fontSize.xl },
      '@media': { [media.desktop]: { flexDirection: 'row', minBlockSize: '10rem' } },
    },
    'inline',
  ),
  card: layered(
    { blockSize: '100%', borderRadius: vars.radius.card, vars: { [titleSize]: vars.fontSize.xl } },
    'card',
  ),
};

const toneOf = (back: string, text: string, small: string, debugId: string) =>
  layered({ color: text, vars: { [ground]: back, [kickerColor]: small } }, debugId);

export const tones = {
  plain: toneOf(vars.color.surface, vars.color.ink, vars.color.inkMuted, 'plain'),
  soft: toneOf(vars.color.actionSoft, vars.color.ink, vars.color.action, 'soft'),
  promo: toneOf(vars.color.promoSoft, vars.color.ink, vars.color.promo, 'promo'),
  action: toneOf(vars.color.action, vars.color.onAction, vars.color.onAction, 'action'),
};

export const picture = layered(
  {
    flex: 'none',
    aspectRatio: '750 / 420',
    backgroundColor: vars.color.sunken,
    selectors: { [`${variants.card} > &`]: { aspectRatio: '16 / 9' } },
  },
  'picture',
);

// Beside the words, the picture is as tall as they are; its own proportions would make the banner taller.
const beside = (order: number, debugId: string) =>
  layered(
    {
      '@media': {
        [media.desktop]: {
          selectors: {
            [`:is(${variants.wide}, ${variants.inline}) > &`]: {
              position: 'relative',
              flex: '0 0 52%',
              order,
              aspectRatio: 'auto',
            },
            [`${variants.inline} > &`]: { flexBasis: '32%' },
          },
        },
      },
    },
    debugId,
  );

export const places = {
  start: beside(0, 'start'),
  end: beside(1, 'end'),
  behind: layered({ position: 'absolute', inset: 0, zIndex: -1, aspectRatio: 'auto' }, 'behind'),
};

export const words = layered(
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    alignItems: 'flex-start',
    flexGrow: 1,
    gap: vars.space.s8,
    minInlineSize: 0,
    padding: vars.space.s24,
    selectors: {
      [`${variants.card} > &`]: { justifyContent: 'flex-start', padding: vars.space.s16 },
    },
    '@media': {
      [media.desktop]: {
        selectors: {
          [`${variants.wide} > &`]: { padding: vars.space.s48 },
          [`${variants.inline} > &`]: { paddingInline: vars.space.s32 },
        },
      },
    },
  },
  'words',
);

const mist = (strength: number) => `color-mix(in srgb, ${ground} ${strength}%, transparent)`;

/** A gradient of the banner's own colour over the picture, so that the words are readable in any theme. */
export const misty = layered(
  {
    // Below the words, the picture is left uncovered.
    paddingBlockEnd: '9rem',
    backgroundImage: `linear-gradient(to top, transparent 3rem, ${mist(92)} 9rem, ${mist(96)})`,
    '@media': {
      [media.desktop]: {
        paddingBlockEnd: vars.space.s48,
        backgroundImage: `linear-gradient(to right, ${mist(96)}, ${mist(90)} 48%, transparent 78%)`,
        selectors: {
          [rightToLeft]: {
            backgroundImage: `linear-gradient(to left, ${mist(96)}, ${mist(90)} 48%, transparent 78%)`,
          },
          // The selector names the variant, so that it overrides the variant's padding.
          [`${variants.wide} > &`]: { paddingInlineEnd: '45%' },
        },
      },
      [media.forcedColors]: { backgroundImage: 'none', backgroundColor: 'Canvas' },
    },
  },
  'misty',
);

export const kicker = layered(
  { margin: 0, color: kickerColor, fontSize: vars.fontSize.sm, fontWeight: 600, lineHeight: 1.4 },
  'kicker',
);

export const title = layered(
  {
    maxInlineSize: '16.2em',
    selectors: { [`${variants.inline} &`]: { maxInlineSize: '27em' } },
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: titleSize,
    fontWeight: 600,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    textWrap: 'balance',
  },
  'title',
);

/** Its `::after` covers the banner; the focus ring is inside, where the banner's own colour is under it. */
export const link = layered(
  {
    color: 'inherit',
    textDecoration: 'none',
    outline: 'none',
    '::after': { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' },
    selectors: {
      '&:focus-visible': {
        outline: 'none',
        textDecorationLine: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.2em',
      },
      '&:focus-visible::after': {
        borderRadius: vars.radius.card,
        outline: '2px solid currentColor',
        outlineOffset: '-6px',
        boxShadow: `inset 0 0 0 10px ${ground}`,
      },
      [`${banner}:hover &`]: {
        textDecorationLine: 'underline',
        textDecorationColor: vars.color.accent,
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.2em',
      },
    },
  },
  'link',
);

export const arrow = layered(
  { display: 'inline-block', marginInlineStart: '0.4em', verticalAlign: '-0.1em' },
  'arrow',
);

export const subtitle = layered(
  { maxInlineSize: '33.3em', lineHeight: vars.lineHeight.text, overflowWrap: 'anywhere' },
  'subtitle',
);

/** Above the stretched link. */
const raised = { position: 'relative', zIndex: 1 } as const;

export const extra = layered({ ...raised, marginBlockStart: vars.space.s4 }, 'extra');

export const actions = layered(
  {
    ...raised,
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.s12,
    marginBlockStart: vars.space.s8,
    selectors: {
      [`${variants.card} &`]: { marginBlockStart: 'auto', paddingBlockStart: vars.space.s12 },
      // The theme's focus ring would not be visible on these backgrounds.
      [`${tones.action} &`]: { vars: { [vars.color.focus]: vars.color.onAction } },
      [`${tones.promo} &`]: { vars: { [vars.color.focus]: vars.color.ink } },
    },
  },
  'actions',
);
