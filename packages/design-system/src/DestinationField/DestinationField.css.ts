import { distanceToBar } from '../SearchBox/SearchField.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { roundTarget } from '../theme/roundTarget.ts';
import { scrollShadows } from '../theme/scrollShadows.ts';

export const root = layered({ position: 'relative', minWidth: 0 }, 'root');

/**
 * The input in the page. On a phone, a button replaces it after hydration; only CSS decides which of the two is
 * shown, and an input that has the focus by then stays until it loses it.
 */
export const inline = layered(
  {
    position: 'relative',
    '@media': {
      [media.phone]: { selectors: { '[data-has-overlay] > &:not(:focus-within)': { display: 'none' } } },
    },
  },
  'inline',
);

export const trigger = layered(
  {
    position: 'relative',
    '@media': {
      [media.phone]: { selectors: { [`${inline}:focus-within + &`]: { display: 'none' } } },
      [media.desktop]: { display: 'none' },
    },
  },
  'trigger',
);

/** Leaves room for the clear button at the end. */
export const input = layered(
  { paddingInlineEnd: vars.space.s48, textOverflow: 'ellipsis', cursor: 'text' },
  'input',
);

/** The field in the overlay, where the input has a border of its own. */
export const boxed = layered({ flex: 1 }, 'boxed');

export const boxedInput = layered(
  {
    appearance: 'none',
    width: '100%',
    minHeight: '3.25rem',
    margin: 0,
    paddingInline: vars.space.s16,
    border: `1px solid ${vars.color.fieldLine}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    fontSize: vars.fontSize.md,
    color: vars.color.ink,
    selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
  },
  'boxedInput',
);

/** Stays in view while the list under it scrolls. */
export const overlaySearch = layered(
  {
    position: 'sticky',
    insetBlockStart: `calc(${vars.space.s4} * -1)`,
    zIndex: 1,
    paddingBlock: vars.space.s4,
    backgroundColor: vars.color.surface,
  },
  'overlaySearch',
);

/** Options extend beyond the sides of the input, so that their icons are aligned with its edge. */
export const overlayPanel = layered(
  { marginInline: `calc(${vars.space.s12} * -1)`, paddingBlock: vars.space.s8 },
  'overlayPanel',
);

export const clear = layered(
  {
    ...roundTarget,
    position: 'absolute',
    insetInlineEnd: vars.space.s4,
    insetBlockStart: '50%',
    marginBlockStart: `calc(${vars.size.target} / -2)`,
    color: vars.color.inkMuted,
    touchAction: 'manipulation',
    selectors: { '&:focus-visible': { outlineOffset: '-6px' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { color: vars.color.ink } } },
      [media.noScript]: { display: 'none' },
    },
  },
  'clear',
);

/** Overrides the shared surface of panels. */
export const panel = layered(
  {
    // Keeps the list clear of the bar around the field and aligned with its edge.
    margin: `${distanceToBar} 0`,
    marginInlineStart: `calc(${distanceToBar} * -1)`,
    width: '24rem',
    borderColor: 'transparent',
  },
  'panel',
);

export const list = layered(
  {
    display: 'grid',
    gap: vars.space.s8,
    selectors: {
      // The list box scrolls instead of the panel; the combobox's arrow keys reach every option.
      [`${panel} &`]: {
        minHeight: 0,
        maxHeight: '29rem',
        padding: vars.space.s8,
        scrollPaddingBlock: vars.space.s8,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        background: scrollShadows.background,
      },
    },
  },
  'list',
);

export const line = layered(
  {
    margin: 0,
    padding: vars.space.s12,
    color: vars.color.inkMuted,
    selectors: { [`${panel} > &`]: { margin: vars.space.s8 } },
  },
  'line',
);

export const heading = layered(
  {
    padding: `${vars.space.s8} ${vars.space.s12} ${vars.space.s4}`,
    fontSize: vars.fontSize.xs,
    fontWeight: 600,
    color: vars.color.inkMuted,
  },
  'heading',
);

export const option = layered(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s12,
    minHeight: vars.size.target,
    padding: `${vars.space.s8} ${vars.space.s12}`,
    borderRadius: vars.radius.field,
    cursor: 'pointer',
    selectors: {
      '&[aria-selected=true]': { backgroundColor: vars.color.actionSoft },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-selected=true])': { backgroundColor: vars.color.sunken } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected=true]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
  },
  'option',
);

export const optionIcon = layered(
  {
    display: 'grid',
    placeItems: 'center',
    flex: '0 0 auto',
    width: '2.25rem',
    height: '2.25rem',
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.sunken,
    color: vars.color.inkMuted,
    selectors: {
      '[data-action] > &': { backgroundColor: vars.color.actionSoft, color: vars.color.action },
      '[aria-selected=true] > &': { backgroundColor: vars.color.surface },
    },
  },
  'optionIcon',
);

export const optionText = layered({ minWidth: 0, lineHeight: 1.35 }, 'optionText');

export const optionLabel = layered(
  {
    display: 'block',
    fontWeight: 500,
    overflowWrap: 'anywhere',
    selectors: { '[data-action] &': { color: vars.color.action } },
  },
  'optionLabel',
);

export const optionDescription = layered(
  { display: 'block', fontSize: vars.fontSize.sm, color: vars.color.inkMuted },
  'optionDescription',
);
