import { control } from '../Field/Choice.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const radio = layered(
  {
    borderRadius: vars.radius.full,
    selectors: {
      [`&${control}:checked::before`]: {
        content: '',
        width: '0.5rem',
        height: '0.5rem',
        borderRadius: vars.radius.full,
        backgroundColor: 'currentColor',
      },
    },
  },
  'radio',
);

export const vertical = layered({ display: 'grid', gap: vars.space.s4 }, 'vertical');

export const horizontal = layered(
  { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s24, rowGap: vars.space.s4 },
  'horizontal',
);

/** Cards have space between them, and share a line equally. */
export const cards = layered(
  {
    gap: vars.space.s12,
    '@media': { [media.phone]: { flexDirection: 'column' } },
  },
  'cards',
);

export const card = layered(
  {
    flex: '1 1 0',
    padding: `${vars.space.s8} ${vars.space.s16} ${vars.space.s12}`,
    border: `1px solid ${vars.color.fieldLine}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}, background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.action,
        boxShadow: `inset 0 0 0 1px ${vars.color.action}`,
        backgroundColor: vars.color.actionSoft,
      },
      '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
      '&:has(:disabled)': {
        borderColor: vars.color.line,
        boxShadow: 'none',
        backgroundColor: vars.color.sunken,
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:has(:enabled):hover': { borderColor: vars.color.ink } } },
      [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
    },
  },
  'card',
);

/** The whole card with its help text is the target; the focus ring is around the card. */
export const cardRadio = layered(
  {
    position: 'static',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::after': { content: '', position: 'absolute', inset: 0 },
    },
  },
  'cardRadio',
);

/** Two cards beside one another on a phone. */
export const pictures = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10.25rem), 1fr))',
    gap: vars.space.s12,
  },
  'pictures',
);

/** Reaches the edges of its card at the top. */
export const picture = layered(
  {
    display: 'block',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    margin: `calc(-1 * ${vars.space.s8}) calc(-1 * ${vars.space.s16}) ${vars.space.s8}`,
    borderStartStartRadius: `calc(${vars.radius.card} - 1px)`,
    borderStartEndRadius: `calc(${vars.radius.card} - 1px)`,
  },
  'picture',
);

/** A quiet pill after the label. */
export const badge = layered(
  {
    display: 'inline-block',
    maxWidth: '100%',
    marginInlineStart: vars.space.s4,
    paddingInline: vars.space.s8,
    paddingBlock: '0.125rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.goodSoft,
    color: vars.color.good,
    fontSize: vars.fontSize.xs,
    fontWeight: 600,
    lineHeight: 1.4,
    overflowWrap: 'anywhere',
    // Visible on the background of a chosen card, too.
    selectors: { ':checked ~ span > &': { backgroundColor: vars.color.surface } },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'badge',
);
