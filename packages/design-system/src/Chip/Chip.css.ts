import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** The look of all chips: at rest, active, open, and disabled. */
export const chip = layered(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.s8,
    boxSizing: 'border-box',
    maxWidth: '100%',
    minHeight: '2.5rem',
    margin: 0,
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s16,
    border: `1px solid ${vars.color.fieldLine}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.sm,
    fontWeight: 500,
    lineHeight: 1.25,
    textAlign: 'start',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[data-active]': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.actionSoft,
        color: vars.color.actionHover,
      },
      '&[aria-expanded=true]': {
        borderColor: vars.color.ink,
        boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
      },
      '&:is(:disabled, [aria-disabled=true])': {
        borderColor: vars.color.line,
        backgroundColor: 'transparent',
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { borderColor: vars.color.ink } },
      },
      [media.coarse]: { minHeight: vars.size.target },
      [media.forcedColors]: {
        selectors: {
          '&[data-active]': {
            borderColor: 'Highlight',
            outline: '1px solid Highlight',
            outlineOffset: '-3px',
          },
          '&:is(:disabled, [aria-disabled=true])': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  'chip',
);

const small = {
  minHeight: '2.25rem',
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
};

export const variants = {
  medium: '',
  small: layered(small, 'small'),
  /** With a cross close to the edge. */
  removable: layered(
    { ...small, paddingInlineEnd: vars.space.s12, borderColor: vars.color.line },
    'removable',
  ),
  /** With a chevron close to the edge. */
  opener: layered({ paddingInlineEnd: vars.space.s12 }, 'opener'),
};

export const label = layered({ minWidth: 0, overflowWrap: 'anywhere' }, 'label');

export const count = layered(
  { flex: 'none', color: vars.color.inkMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  'chipCount',
);

export const cross = layered({ flex: 'none', color: vars.color.inkMuted }, 'cross');

export const group = layered({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 }, 'group');

export const tag = layered({ flex: 'none', maxWidth: '100%' }, 'tag');

export const cell = layered({ display: 'flex' }, 'cell');
