import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered(
  { minInlineSize: 0, color: vars.color.ink, fontFamily: vars.font.text, lineHeight: 1.3 },
  'root',
);

export const steps = layered(
  {
    display: 'flex',
    maxInlineSize: '44rem',
    margin: '0 auto',
    padding: 0,
    // An empty string instead of "none": Safari does not announce a list whose list-style is "none".
    listStyleType: "''",
  },
  'steps',
);

const disk = '2rem';

/** Distance from a step's edge to the end of a line beside a disc. */
const besideDisk = `calc(50% + ${disk} / 2 + ${vars.space.s8})`;
/** One half of a line overlaps the other by 1 px, because a gap would show at fractional widths. */
const overEdge = '-1px';

const line = {
  content: '',
  position: 'absolute',
  insetBlockStart: `calc(${disk} / 2 - 1px)`,
  blockSize: '2px',
  backgroundColor: vars.color.line,
} as const;

const toDisk = '& + &::before';
const fromDisk = '&:not(:last-child)::after';

/**
 * On a phone, steps are as wide as their longest word and share the remaining width; if the words do not fit, all
 * steps shrink and words break. On a desktop, steps have equal widths. Each step draws half of the line to its
 * neighbours.
 */
export const step = layered(
  {
    position: 'relative',
    display: 'flex',
    flex: '1 1 auto',
    justifyContent: 'center',
    inlineSize: 'min-content',
    // At least as wide as a disc, unless five discs do not fit a narrow phone with large text.
    minInlineSize: `min(${disk}, 20%)`,
    selectors: {
      [toDisk]: { ...line, insetInlineStart: overEdge, insetInlineEnd: besideDisk },
      [fromDisk]: { ...line, insetInlineStart: besideDisk, insetInlineEnd: 0 },
    },
    '@media': {
      [media.desktop]: { flexBasis: 0 },
      [media.forcedColors]: {
        selectors: {
          [toDisk]: { backgroundColor: 'GrayText' },
          [fromDisk]: { backgroundColor: 'GrayText' },
        },
      },
    },
  },
  'step',
);

const walked = (half: string, debugId: string) =>
  layered(
    {
      selectors: { [half]: { backgroundColor: vars.color.action } },
      '@media': { [media.forcedColors]: { selectors: { [half]: { backgroundColor: 'CanvasText' } } } },
    },
    debugId,
  );

const reached = walked(`${step} + &::before`, 'reached');

/** Lines up to the current step have the action colour. */
export const lines = {
  done: `${reached} ${walked(fromDisk, 'left')}`,
  current: reached,
  ahead: '',
};

export const content = layered(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s8,
    minInlineSize: 0,
    boxSizing: 'border-box',
    maxInlineSize: '100%',
    paddingInline: vars.space.s4,
    color: 'inherit',
    textAlign: 'center',
    textDecoration: 'none',
  },
  'content',
);

/** The target is as tall as disc and name together. */
export const link = layered(
  {
    // With large text the target would be wider than its column.
    minInlineSize: `min(${vars.size.target}, 100%)`,
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.field,
    '@media': {
      [media.hover]: {
        ':hover': {
          textDecorationLine: 'underline',
          textDecorationThickness: '2px',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
  'link',
);

const disc = layered(
  {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: disk,
    blockSize: disk,
    border: '2px solid transparent',
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.sm,
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums tabular-nums',
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  'disc',
);

export const discs = {
  done: `${disc} ${layered({ backgroundColor: vars.color.actionSoft, color: vars.color.action }, 'done')}`,
  current: `${disc} ${layered(
    {
      backgroundColor: vars.color.action,
      color: vars.color.onAction,
      '@media': {
        [media.forcedColors]: {
          borderColor: 'Highlight',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
    'current',
  )}`,
  ahead: `${disc} ${layered(
    { borderColor: vars.color.line, backgroundColor: vars.color.surface, color: vars.color.inkMuted },
    'ahead',
  )}`,
};

const name = layered(
  {
    maxInlineSize: '100%',
    fontSize: vars.fontSize.xs,
    // With `anywhere` the minimum width of a word would be one letter.
    overflowWrap: 'break-word',
    hyphens: 'auto',
    '@media': { [media.desktop]: { fontSize: vars.fontSize.sm } },
  },
  'name',
);

export const names = {
  done: `${name} ${layered({ color: vars.color.action, fontWeight: 500 }, 'doneName')}`,
  current: `${name} ${layered({ fontWeight: 600 }, 'currentName')}`,
  ahead: `${name} ${layered({ color: vars.color.inkMuted }, 'aheadName')}`,
};
