import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered(
  { minInlineSize: 0, color: vars.color.ink, fontFamily: vars.font.text, lineHeight: 1.3 },
  'root',
);

/** Equal columns, so that the lines between the discs are of one length, whatever the words. */
export const steps = layered(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    maxInlineSize: '44rem',
    margin: '0 auto',
    padding: 0,
    // Of no characters rather than none, which Safari takes for no list.
    listStyleType: "''",
  },
  'steps',
);

const disk = '2rem';

/** The line leads from the disc before to this one. */
export const step = layered(
  {
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    minInlineSize: 0,
    selectors: {
      '& + &::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: `calc(${disk} / 2 - 1px)`,
        insetInlineStart: `calc(-50% + ${disk} / 2 + ${vars.space.s8})`,
        insetInlineEnd: `calc(50% + ${disk} / 2 + ${vars.space.s8})`,
        blockSize: '2px',
        borderRadius: '1px',
        backgroundColor: vars.color.line,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '& + &::before': { backgroundColor: 'GrayText' } } },
    },
  },
  'step',
);

/** What was walked is in the colour of action. */
export const reached = layered(
  {
    selectors: { [`${step} + &::before`]: { backgroundColor: vars.color.action } },
    '@media': {
      [media.forcedColors]: { selectors: { [`${step} + &::before`]: { backgroundColor: 'CanvasText' } } },
    },
  },
  'reached',
);

export const content = layered(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.s8,
    minInlineSize: 0,
    maxInlineSize: '100%',
    paddingInline: vars.space.s4,
    color: 'inherit',
    textAlign: 'center',
    textDecoration: 'none',
  },
  'content',
);

/** Its target is as tall as disc and name together. */
export const link = layered(
  {
    minInlineSize: vars.size.target,
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
    overflowWrap: 'anywhere',
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
