import { createVar, fallbackVar } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

const gapOf = (space: string, debugId: string) => layered({ gap: space }, debugId);

/** One class per step of space; the keys are px at the default text size. */
export const gap = {
  0: gapOf('0', 'gap0'),
  4: gapOf(vars.space.s4, 'gap4'),
  8: gapOf(vars.space.s8, 'gap8'),
  12: gapOf(vars.space.s12, 'gap12'),
  16: gapOf(vars.space.s16, 'gap16'),
  24: gapOf(vars.space.s24, 'gap24'),
  32: gapOf(vars.space.s32, 'gap32'),
  48: gapOf(vars.space.s48, 'gap48'),
  64: gapOf(vars.space.s64, 'gap64'),
  96: gapOf(vars.space.s96, 'gap96'),
};

/** Removes the bullets of a list. Safari then also needs `role="list"`, which the components add. */
export const reset = layered({ margin: 0, padding: 0, listStyle: 'none' });

export const stack = layered({ display: 'flex', flexDirection: 'column' });

export const stackAlign = {
  stretch: layered({ alignItems: 'stretch' }, 'stretch'),
  start: layered({ alignItems: 'flex-start' }, 'start'),
  center: layered({ alignItems: 'center' }, 'center'),
};

export const inline = layered({ display: 'flex', alignItems: 'center' });

export const wrap = layered({ flexWrap: 'wrap' });

export const inlineAlign = {
  center: layered({ alignItems: 'center' }, 'center'),
  start: layered({ alignItems: 'flex-start' }, 'start'),
  baseline: layered({ alignItems: 'baseline' }, 'baseline'),
};

export const justify = {
  start: layered({ justifyContent: 'flex-start' }, 'start'),
  center: layered({ justifyContent: 'center' }, 'center'),
  between: layered({ justifyContent: 'space-between' }, 'between'),
  end: layered({ justifyContent: 'flex-end' }, 'end'),
};

const columnsOf = (wide: number) =>
  layered(
    {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': {
        [media.desktop]: { gridTemplateColumns: `repeat(${Math.min(2, wide)}, minmax(0, 1fr))` },
        [media.wide]: { gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))` },
      },
    },
    `columns${wide}`,
  );

export const columns = { 1: columnsOf(1), 2: columnsOf(2), 3: columnsOf(3), 4: columnsOf(4) };

/** Width of the gutters of the nearest `Container`; unset outside of one. */
const gutter = createVar('gutter');

export const container = layered({
  vars: { [gutter]: vars.space.s16 },
  boxSizing: 'border-box',
  width: '100%',
  marginInline: 'auto',
  paddingInline: gutter,
  '@media': {
    [media.desktop]: { vars: { [gutter]: vars.space.s24 } },
    [media.wide]: { vars: { [gutter]: vars.space.s32 } },
  },
});

// The gutters are outside the content's width, so that its edges are aligned at every size.
export const containerWidth = {
  content: layered({ maxWidth: `calc(${vars.size.content} + 2 * ${vars.space.s32})` }, 'content'),
  text: layered({ maxWidth: `calc(45em + 2 * ${vars.space.s32})` }, 'text'),
  full: layered({ maxWidth: 'none' }, 'full'),
};

const outward = { marginInline: `calc(-1 * ${fallbackVar(gutter, '0px')})` } as const;

export const bleed = {
  phone: layered({ '@media': { [media.phone]: outward } }, 'bleedOnPhone'),
  all: layered(outward, 'bleed'),
};

/** Room for focus rings and the shadow of a lifted card, which a scroller would cut off. */
const ringRoom = vars.space.s8;

export const scrollRow = layered({
  display: 'grid',
  gridAutoFlow: 'column',
  justifyContent: 'start',
  overflowX: 'auto',
  // Prevents vertical scrolling by touch or wheel.
  overflowY: 'hidden',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  paddingBlock: ringRoom,
  marginBlock: `calc(-1 * ${ringRoom})`,
  // The first item is aligned with the content of the page; the row scrolls out to the window's edge.
  marginInline: `calc(-1 * ${fallbackVar(gutter, '0px')})`,
  paddingInline: `max(${fallbackVar(gutter, '0px')}, ${vars.space.s4})`,
  scrollPaddingInline: `max(${fallbackVar(gutter, '0px')}, ${vars.space.s4})`,
});

export const itemWidth = {
  own: layered({ gridAutoColumns: 'max-content' }, 'own'),
  card: layered({ gridAutoColumns: 'min(80%, 20rem)' }, 'card'),
};
