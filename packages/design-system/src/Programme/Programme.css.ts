import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const plainList = {
  margin: 0,
  padding: 0,
  // An empty string instead of "none": Safari does not announce a list whose list-style is "none".
  listStyleType: "''",
} as const;

export const days = layered(
  {
    ...plainList,
    display: 'grid',
    gap: vars.space.s32,
    // Keeps a photo close to its text.
    maxInlineSize: '48rem',
    color: vars.color.ink,
    fontFamily: vars.font.text,
  },
  'days',
);

export const dayTitle = layered(
  {
    marginBlockEnd: vars.space.s16,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.xl,
    fontWeight: 600,
    lineHeight: vars.lineHeight.title,
    letterSpacing: '-0.01em',
    overflowWrap: 'anywhere',
  },
  'dayTitle',
);

export const items = layered({ ...plainList, display: 'grid' }, 'items');

const disk = '2.75rem';

/** A line runs behind the icons, from the first of a day to its last. */
export const item = layered(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${disk} minmax(0, 1fr) auto`,
    columnGap: vars.space.s12,
    paddingBlockEnd: vars.space.s24,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `calc(${disk} + ${vars.space.s4}) ${vars.space.s4}`,
        insetInlineStart: `calc(${disk} / 2 - 1px)`,
        inlineSize: '2px',
        borderRadius: '1px',
        backgroundColor: vars.color.line,
      },
    },
    '@media': {
      [media.desktop]: { columnGap: vars.space.s16, paddingBlockEnd: vars.space.s32 },
      [media.forcedColors]: {
        selectors: { '&:not(:last-child)::before': { backgroundColor: 'CanvasText' } },
      },
    },
  },
  'item',
);

export const disc = layered(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: disk,
    blockSize: disk,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.action,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'disc',
);

/** The small line is shown above the title but follows it in the document, so screen readers announce it second. */
export const text = layered(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    // Centres a title without other text beside its icon.
    justifyContent: 'center',
    alignSelf: 'start',
    minBlockSize: disk,
    gap: vars.space.s4,
    minInlineSize: 0,
    paddingBlockStart: '0.125rem',
    overflowWrap: 'anywhere',
  },
  'text',
);

export const kicker = layered(
  { order: -1, color: vars.color.inkMuted, fontSize: vars.fontSize.xs, lineHeight: 1.4 },
  'kicker',
);

export const title = layered(
  {
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lg,
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    textWrap: 'pretty',
    hyphens: 'auto',
  },
  'title',
);

export const summary = layered(
  {
    maxInlineSize: '38.5em',
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.sm,
    lineHeight: 1.45,
    textWrap: 'pretty',
  },
  'summary',
);

/** Its `::after` covers the whole part, photo included: a press anywhere shows the details. */
export const details = layered(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s4,
    minBlockSize: '1.5rem',
    margin: 0,
    marginBlockStart: vars.space.s4,
    padding: 0,
    border: 0,
    background: 'none',
    color: vars.color.action,
    fontSize: vars.fontSize.sm,
    fontWeight: 600,
    lineHeight: 1.4,
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockStart: 0,
        // Leaves out the space before the next part.
        insetBlockEnd: vars.space.s16,
        borderRadius: vars.radius.field,
      },
      [`${item}:last-child &::after`]: { insetBlockEnd: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          [`${item}:hover &`]: {
            color: vars.color.actionHover,
            textDecorationLine: 'underline',
            textDecorationThickness: '2px',
            textUnderlineOffset: '0.2em',
          },
        },
      },
      [media.forcedColors]: { color: 'LinkText' },
    },
  },
  'details',
);

export const photo = layered(
  {
    inlineSize: '5.5rem',
    blockSize: '4.125rem',
    overflow: 'hidden',
    borderRadius: vars.radius.field,
    '@media': {
      [media.desktop]: { inlineSize: '10rem', blockSize: '7.5rem', borderRadius: vars.radius.card },
    },
  },
  'photo',
);
