import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** On a phone, the levels of a bar are stacked and as wide as the window. */
const stacked = { [media.phone]: { display: 'block', columns: 'auto', minWidth: 0 } } as const;

/** Without JavaScript no level can be opened, so all are shown. */
const { noScript } = media;

const list = { margin: 0, padding: 0, listStyleType: "''", minWidth: 0 } as const;
const hideable = { '&[hidden]': { display: 'none' } } as const;

export const navigation = {
  bar: layered({ position: 'relative' }, 'bar'),
  drawer: layered({}, 'drawer'),
};

/** The first level of a bar. */
export const top = layered({ ...list, display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s8 }, 'top');

/** Distance between the first level and its panel, with room for the focus ring. */
const gap = vars.space.s8;

const panel = {
  ...list,
  position: 'absolute',
  insetBlockStart: `calc(100% + ${gap})`,
  insetInlineStart: 0,
  zIndex: 30,
  width: 'max-content',
  maxWidth: '100%',
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  // Covers the gap, so that a mouse that crosses it stays inside the navigation.
  '::before': { content: '', position: 'absolute', insetInline: 0, insetBlockEnd: '100%', height: gap },
} as const;

const shownWithoutScript = {
  [noScript]: {
    position: 'static',
    '::before': { content: 'none' },
    selectors: { '&[hidden]': { display: 'block' } },
  },
} as const;
const outlined = { [media.forcedColors]: { border: '1px solid CanvasText' } } as const;

/**
 * Levels side by side: the rows of a list are in the first column, the level that one of them has opened is in the
 * second, across all rows. The last, flexible row takes the height by which the second column is taller.
 */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(12rem, 15rem) auto',
  gridTemplateRows: 'repeat(15, auto) 1fr',
  alignContent: 'start',
} as const;

/** For many links: columns, with deeper levels under their own item. */
const columns = { columns: '4 11rem', columnGap: vars.space.s24, minWidth: 'min(100%, 40rem)' } as const;

export const panels = {
  few: layered(
    {
      ...panel,
      ...beside,
      selectors: hideable,
      '@media': { ...stacked, ...outlined, ...shownWithoutScript },
    },
    'panelOfFew',
  ),
  many: layered(
    {
      ...panel,
      ...columns,
      selectors: hideable,
      '@media': { ...stacked, ...outlined, ...shownWithoutScript },
    },
    'panelOfMany',
  ),
};

const nested = {
  ...list,
  gridColumn: 2,
  gridRow: '1 / -1',
  marginInlineStart: vars.space.s8,
  paddingInlineStart: vars.space.s8,
  borderInlineStart: `1px solid ${vars.color.line}`,
} as const;

export const nestedLists = {
  few: layered(
    { ...nested, ...beside, selectors: hideable, '@media': { ...stacked, ...shownWithoutScript } },
    'nestedFew',
  ),
  many: layered(
    { ...nested, ...columns, selectors: hideable, '@media': { ...stacked, ...shownWithoutScript } },
    'nestedMany',
  ),
  /** A level in a drawer: its items are stacked. */
  under: layered({ ...list, selectors: hideable, '@media': shownWithoutScript }, 'under'),
  indented: layered(
    {
      ...list,
      paddingInlineStart: vars.space.s12,
      selectors: hideable,
      '@media': shownWithoutScript,
    },
    'indented',
  ),
};

export const item = {
  /** The row of the item and its list are cells of the outer list's grid. */
  beside: layered({ display: 'contents', '@media': { [media.phone]: { display: 'block' } } }, 'besideItem'),
  column: layered({ breakInside: 'avoid' }, 'columnItem'),
  drawer: layered({ selectors: hideable, '@media': shownWithoutScript }, 'drawerItem'),
  top: '',
};

export const row = layered(
  {
    display: 'flex',
    gridColumn: 1,
    minWidth: 0,
    selectors: hideable,
    '@media': { [noScript]: { selectors: { '&[hidden]': { display: 'flex' } } } },
  },
  'row',
);

/** A link, or a button that opens something. */
export const control = layered(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s8,
    flex: 1,
    minWidth: '2.5rem',
    minHeight: '2.5rem',
    margin: 0,
    paddingBlock: vars.space.s4,
    paddingInline: vars.space.s12,
    border: 0,
    borderRadius: vars.radius.field,
    background: 'none',
    color: vars.color.ink,
    fontSize: vars.fontSize.sm,
    fontWeight: 500,
    lineHeight: 1.3,
    textAlign: 'start',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '[data-tone=promo] > span > &': { color: vars.color.promo },
      '&[aria-expanded=true]': { backgroundColor: vars.color.actionSoft, color: vars.color.action },
      '&[aria-current]': {
        color: vars.color.action,
        fontWeight: 600,
        textDecoration: 'underline 2px',
        textUnderlineOffset: '0.4em',
      },
      '&[aria-label]': { flex: 'none', justifyContent: 'center', paddingInline: 0 },
    },
    '@media': {
      [media.hover]: { ':hover': { backgroundColor: vars.color.actionSoft } },
      [media.coarse]: { minWidth: vars.size.target, minHeight: vars.size.target },
      [media.forcedColors]: {
        selectors: {
          '&[aria-expanded=true], &[aria-current]': { outline: '1px solid Highlight', outlineOffset: '-1px' },
        },
      },
    },
  },
  'control',
);

/** A control in a drawer: as wide as the drawer, in the size of body text. */
export const drawerControl = layered(
  {
    minHeight: '3.25rem',
    fontSize: vars.fontSize.md,
    selectors: {
      '&[aria-expanded=true]': { justifyContent: 'flex-start', fontWeight: 600, background: 'none' },
    },
  },
  'drawerControl',
);

export const chevron = layered({ flex: 'none', color: vars.color.inkMuted }, 'chevron');
