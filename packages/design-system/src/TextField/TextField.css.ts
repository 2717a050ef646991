import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const field = layered({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s4,
  minWidth: 0,
  fontFamily: vars.font.text,
});

export const label = layered({
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});

export const description = layered({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });

export const box = layered({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  boxSizing: 'border-box',
  minHeight: vars.size.target,
  marginBlockStart: '2px',
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    // The ring goes round the whole box, icon and unit included.
    '&:has(input:focus-visible)': {
      borderColor: vars.color.action,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    // A second pixel of edge, so that red is not the only sign.
    '&:has([aria-invalid])': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:has(input:disabled)': { backgroundColor: vars.color.sunken, borderColor: vars.color.line },
    '&:has(input:read-only:not(:disabled))': { backgroundColor: 'transparent' },
  },
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.ink } } },
});

export const input = layered({
  flex: 1,
  // Its own 20 characters would be too wide for a narrow drawer with large text.
  width: '100%',
  minWidth: 0,
  alignSelf: 'stretch',
  margin: 0,
  // 16 px at least: iOS zooms the page into a smaller field.
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
    '&:disabled': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { appearance: 'none' },
  },
});

export const slot = layered({ flex: 'none', color: vars.color.inkMuted });

export const clear = layered({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  // Its target may reach into the padding; its cross stands where a suffix would.
  marginInlineEnd: `calc(-1 * ${vars.space.s8})`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.full,
  background: 'none',
  color: vars.color.inkMuted,
  cursor: 'pointer',
  selectors: { 'input:placeholder-shown + &': { display: 'none' } },
  '@media': {
    [media.hover]: { ':hover': { backgroundColor: vars.color.sunken, color: vars.color.ink } },
    [media.coarse]: { width: vars.size.target, height: vars.size.target },
  },
});

export const error = layered({
  display: 'flex',
  gap: vars.space.s4,
  margin: 0,
  marginBlockStart: '2px',
  fontSize: vars.fontSize.sm,
  color: vars.color.danger,
});

/** Stands in the middle of the first line. */
export const errorIcon = layered({ marginBlockStart: '0.15625rem' });
