import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

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
      '&[aria-pressed=true]': {
        borderColor: vars.color.action,
        backgroundColor: vars.color.actionSoft,
        color: vars.color.actionHover,
      },
      '&[aria-disabled=true]': {
        borderColor: vars.color.line,
        backgroundColor: 'transparent',
        color: vars.color.inkMuted,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-disabled=true])': { borderColor: vars.color.ink } } },
      [media.coarse]: { minHeight: vars.size.target },
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]': {
            borderColor: 'Highlight',
            outline: '1px solid Highlight',
            outlineOffset: '-3px',
          },
          '&[aria-disabled=true]': { borderColor: 'GrayText', color: 'GrayText' },
        },
      },
    },
  },
  'chip',
);

/** Smaller, with the cross close to the edge. */
export const removable = layered(
  {
    minHeight: '2.25rem',
    paddingInlineEnd: vars.space.s12,
    borderColor: vars.color.line,
    '@media': { [media.coarse]: { minHeight: vars.size.target } },
  },
  'removable',
);

export const label = layered({ minWidth: 0, overflowWrap: 'anywhere' }, 'label');

export const count = layered(
  { flex: 'none', color: vars.color.inkMuted, fontWeight: 400, fontVariantNumeric: 'tabular-nums' },
  'chipCount',
);

export const cross = layered({ flex: 'none', color: vars.color.inkMuted }, 'cross');
