import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** Look of a row of tabs, or of links that act as tabs. */
export type TabVariant = keyof typeof row;

const reset = { margin: 0, padding: 0, listStyleType: "''", maxWidth: '100%' } as const;

export const row = {
  /** Texts over a hairline, the selected one underlined; scrolls horizontally if it is too narrow. */
  line: layered(
    {
      ...reset,
      display: 'flex',
      gap: vars.space.s16,
      overflowX: 'auto',
      overflowY: 'hidden',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
      '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
    },
    'lineRow',
  ),
  /** One pill around all tabs, which is readable over a picture and on plain ground. */
  pill: layered(
    {
      ...reset,
      display: 'inline-flex',
      flexWrap: 'wrap',
      gap: vars.space.s4,
      padding: vars.space.s4,
      borderRadius: `min(${vars.radius.full}, 1.625rem)`,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.float,
      '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
    },
    'pillRow',
  ),
};

export const item = {
  /** Does not shrink, because the row scrolls. */
  line: layered({ display: 'flex', flex: 'none' }, 'lineItem'),
  pill: layered({ display: 'flex', minWidth: 0 }, 'pillItem'),
};

const chosen = '&[aria-current], &[aria-selected=true]';
const other = '&:hover:not([aria-current], [aria-selected=true])';

const base = {
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  lineHeight: 1.25,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, color ${vars.motion.fast} ${vars.motion.ease}`,
} as const;

export const tab = {
  line: layered(
    {
      ...base,
      flex: 'none',
      // The inset focus ring needs this space beside the text; the hairline is aligned with the page's text.
      paddingInline: vars.space.s4,
      borderBlock: '2px solid transparent',
      color: vars.color.inkMuted,
      whiteSpace: 'nowrap',
      selectors: {
        [chosen]: { borderBlockEndColor: vars.color.action, color: vars.color.ink },
        '&:focus-visible': { outlineOffset: '-2px', borderRadius: vars.radius.field },
      },
      '@media': {
        [media.hover]: { selectors: { [other]: { color: vars.color.ink } } },
        [media.forcedColors]: { selectors: { [chosen]: { borderBlockEndColor: 'Highlight' } } },
      },
    },
    'lineTab',
  ),
  pill: layered(
    {
      ...base,
      // Fits three long words in a row on a phone.
      paddingInline: `clamp(${vars.space.s8}, 3vw, ${vars.space.s16})`,
      paddingBlock: vars.space.s4,
      borderRadius: `min(${vars.radius.full}, 1.375rem)`,
      color: vars.color.ink,
      overflowWrap: 'anywhere',
      selectors: { [chosen]: { backgroundColor: vars.color.action, color: vars.color.onAction } },
      '@media': {
        [media.hover]: { selectors: { [other]: { backgroundColor: vars.color.actionSoft } } },
        [media.forcedColors]: {
          selectors: {
            [chosen]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' },
          },
        },
      },
    },
    'pillTab',
  ),
};
