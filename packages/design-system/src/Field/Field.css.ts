import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const field = layered(
  {
    // Contains visually hidden elements, which would otherwise widen a scrolling panel.
    position: 'relative',
    display: 'block',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
    fontFamily: vars.font.text,
  },
  'field',
);

export const label = layered(
  {
    display: 'block',
    padding: 0,
    fontSize: vars.fontSize.sm,
    fontWeight: 600,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
  },
  'label',
);

export const mark = layered({ fontWeight: 400, color: vars.color.inkMuted }, 'mark');

export const asterisk = layered({ color: vars.color.danger }, 'asterisk');

export const description = layered(
  {
    margin: 0,
    marginBlockStart: vars.space.s4,
    fontSize: vars.fontSize.sm,
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  },
  'description',
);

export const body = layered({ marginBlockStart: `calc(${vars.space.s4} + 2px)` }, 'body');

/** The native control in a box; the box draws the border. */
export const control = layered(
  {
    flex: 1,
    // The default width of 20 characters would be too wide for a narrow drawer with large text.
    width: '100%',
    minWidth: 0,
    alignSelf: 'stretch',
    margin: 0,
    // At least 16 px: iOS zooms into the page at a smaller field.
    font: 'inherit',
    fontSize: vars.fontSize.md,
    color: 'inherit',
    paddingBlock: vars.space.s8,
    paddingInline: 0,
    border: 0,
    background: 'none',
    textOverflow: 'ellipsis',
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
      '&:disabled': { color: vars.color.inkMuted, cursor: 'not-allowed', opacity: 1 },
      '&::-webkit-search-cancel-button': { appearance: 'none' },
    },
  },
  'control',
);

export const box = layered(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s8,
    boxSizing: 'border-box',
    minHeight: vars.size.target,
    paddingInline: vars.space.s12,
    border: `1px solid ${vars.color.fieldLine}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      // The focus ring is around the whole box, including icon and unit.
      [`&:has(${control}:focus-visible)`]: {
        borderColor: vars.color.action,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '2px',
      },
      // A border of two pixels, so that red is not the only sign.
      '&:has([aria-invalid])': {
        borderColor: vars.color.danger,
        boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
      },
      [`&:has(${control}:disabled)`]: { backgroundColor: vars.color.sunken, borderColor: vars.color.line },
      // `:read-only` always matches a `<select>`.
      [`&:has(${control}:read-only:not(:disabled, select))`]: { backgroundColor: 'transparent' },
    },
    '@media': { [media.hover]: { ':hover': { borderColor: vars.color.ink } } },
  },
  'box',
);

export const error = layered(
  {
    display: 'flex',
    gap: vars.space.s4,
    margin: 0,
    marginBlockStart: `calc(${vars.space.s4} + 2px)`,
    fontSize: vars.fontSize.sm,
    color: vars.color.danger,
    overflowWrap: 'anywhere',
  },
  'error',
);

/** Centred on the first line. */
export const errorIcon = layered({ marginBlockStart: '0.15625rem' }, 'errorIcon');
