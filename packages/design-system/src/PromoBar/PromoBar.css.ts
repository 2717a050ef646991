import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const bar = layered(
  {
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
    '@media': { [media.forcedColors]: { borderBlockEnd: '1px solid CanvasText' } },
  },
  'bar',
);

const groundOf = (color: string, debugId: string) => layered({ backgroundColor: color }, debugId);

export const tones = {
  ink: groundOf(vars.color.ink, 'ink'),
  neutral: groundOf(vars.color.sunken, 'neutral'),
  promo: groundOf(vars.color.promo, 'promo'),
  gold: groundOf(`color-mix(in srgb, ${vars.color.accent} 24%, ${vars.color.surface})`, 'gold'),
  action: groundOf(vars.color.action, 'action'),
  good: groundOf(vars.color.goodSoft, 'good'),
};

/** Inside the bar `ink` is the bar's text colour, so that link, close button and focus ring use it. */
const contentOf = (ink: string, debugId: string) =>
  layered(
    {
      color: ink,
      vars:
        ink === vars.color.ink
          ? { [vars.color.focus]: ink }
          : {
              [vars.color.ink]: ink,
              [vars.color.focus]: ink,
              [vars.color.sunken]: `color-mix(in srgb, ${ink} 18%, transparent)`,
            },
    },
    debugId,
  );

export const contents = {
  ink: contentOf(vars.color.paper, 'onInk'),
  neutral: contentOf(vars.color.ink, 'onNeutral'),
  promo: contentOf(vars.color.onPromo, 'onPromo'),
  gold: contentOf(vars.color.ink, 'onGold'),
  action: contentOf(vars.color.onAction, 'onAction'),
  good: contentOf(vars.color.ink, 'onGood'),
};

export const row = layered(
  {
    display: 'flex',
    alignItems: 'center',
    maxInlineSize: `calc(${vars.size.content} + 2 * ${vars.space.s32})`,
    minBlockSize: vars.size.target,
    marginInline: 'auto',
    paddingInline: vars.space.s16,
    '@media': {
      [media.desktop]: { paddingInline: vars.space.s24 },
      [media.wide]: { paddingInline: vars.space.s32 },
    },
  },
  'row',
);

export const line = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    rowGap: vars.space.s4,
    columnGap: vars.space.s16,
    minInlineSize: 0,
    paddingBlock: vars.space.s8,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
  'line',
);

export const text = layered({ minInlineSize: 0, fontWeight: 500, textWrap: 'balance' }, 'text');

export const code = layered(
  {
    display: 'inline-block',
    paddingInline: vars.space.s8,
    border: '1px dashed currentColor',
    borderRadius: vars.radius.field,
    fontVariantNumeric: 'tabular-nums',
    userSelect: 'all',
  },
  'code',
);

// At least 24 px tall, a sufficient touch target whatever the line height.
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.5rem',
  fontWeight: 600,
} as const;

export const links = {
  text: layered(link, 'text'),
  button: layered(
    {
      ...link,
      paddingInline: vars.space.s12,
      border: '1px solid currentColor',
      borderRadius: vars.radius.full,
      textDecorationLine: 'none',
      '@media': { [media.hover]: { ':hover': { textDecorationLine: 'underline' } } },
    },
    'button',
  ),
};

export const close = layered({ flex: 'none', marginInlineEnd: `calc(-1 * ${vars.space.s12})` }, 'close');
