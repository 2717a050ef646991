import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Photos are above the text on a phone and beside it from 768 px; the offers span the card's width. */
export const card = layered(
  {
    display: 'grid',
    overflow: 'hidden',
    minInlineSize: 0,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(min(14rem, 40%), 2fr) minmax(0, 3fr)' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  },
  'card',
);

export const photos = layered(
  {
    minInlineSize: 0,
    '@media': {
      [media.desktop]: {
        paddingBlock: vars.space.s24,
        paddingInlineStart: vars.space.s24,
        // The photos inherit these rounded corners.
        borderRadius: vars.radius.card,
      },
    },
  },
  'photos',
);

export const body = layered(
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    gap: vars.space.s12,
    minInlineSize: 0,
    padding: vars.space.s16,
    overflowWrap: 'anywhere',
    '@media': { [media.desktop]: { padding: vars.space.s24 } },
  },
  'body',
);

export const name = layered(
  {
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.xl,
    fontWeight: 600,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    textWrap: 'balance',
    hyphens: 'auto',
  },
  'name',
);

export const highlights = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s16,
    rowGap: vars.space.s4,
    margin: 0,
    padding: 0,
    // An empty string instead of "none": Safari does not announce a list whose list-style is "none".
    listStyleType: "''",
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.4,
  },
  'highlights',
);

export const highlight = layered({ display: 'flex', gap: '0.375rem', minInlineSize: 0 }, 'highlight');

/** Centred on the first line of text. */
export const check = layered({ marginBlockStart: '0.1rem', color: vars.color.good }, 'check');

export const details = layered(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s4,
    minBlockSize: vars.size.target,
    margin: 0,
    // The label is aligned with the text; the target extends around it.
    marginBlock: `calc(-1 * ${vars.space.s8})`,
    padding: 0,
    border: 0,
    borderRadius: vars.radius.field,
    background: 'none',
    color: vars.color.action,
    fontSize: vars.fontSize.sm,
    fontWeight: 600,
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      // Without scripts the button would do nothing.
      [media.noScript]: { display: 'none' },
      [media.hover]: {
        ':hover': {
          color: vars.color.actionHover,
          textDecorationLine: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
  'details',
);

export const offers = layered(
  {
    minInlineSize: 0,
    margin: `0 ${vars.space.s16}`,
    paddingBlock: vars.space.s16,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.desktop]: { gridColumn: '1 / -1', margin: `0 ${vars.space.s24}`, paddingBlock: vars.space.s24 },
    },
  },
  'offers',
);
