import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const gallery = layered(
  {
    position: 'relative',
    overflow: 'clip',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.sunken,
  },
  'gallery',
);

/** Shows one photo at a time on a phone; before hydration, and without JavaScript, it scrolls natively. */
export const viewport = layered(
  {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    selectors: { '&[data-ready]': { '@media': { [media.phone]: { overflow: 'hidden' } } } },
    '@media': { [media.desktop]: { overflow: 'visible' } },
  },
  'viewport',
);

const grid = {
  display: 'grid',
  gap: vars.space.s4,
  gridTemplateColumns: '2fr 1fr 1fr',
  gridTemplateRows: '1fr 1fr',
  aspectRatio: '21 / 9',
};

export const photos = {
  /** One large photo, two small ones and a wide one beneath them. */
  grid: layered(
    {
      display: 'flex',
      margin: 0,
      padding: 0,
      listStyleType: "''",
      touchAction: 'pan-y pinch-zoom',
      '@media': { [media.desktop]: grid },
    },
    'grid',
  ),
  single: layered(
    {
      display: 'flex',
      margin: 0,
      padding: 0,
      listStyleType: "''",
      touchAction: 'pan-y pinch-zoom',
      '@media': { [media.desktop]: { aspectRatio: '21 / 9' } },
    },
    'single',
  ),
};

const onPhone = { flex: '0 0 100%', aspectRatio: '3 / 2' };

export const slot = {
  grid: layered(
    {
      ...onPhone,
      minWidth: 0,
      '@media': {
        [media.desktop]: {
          aspectRatio: 'auto',
          minHeight: 0,
          selectors: {
            '&:nth-child(1)': { gridRow: '1 / 3' },
            '&:nth-child(4)': { gridColumn: '2 / 4' },
            // The grid shows four photos; the viewer shows the others (D-038).
            '&:nth-child(n + 5)': { display: 'none' },
          },
        },
      },
    },
    'slotOfGrid',
  ),
  single: layered(
    {
      ...onPhone,
      '@media': {
        [media.desktop]: { aspectRatio: 'auto', selectors: { '&:nth-child(n + 2)': { display: 'none' } } },
      },
    },
    'slotOfSingle',
  ),
};

export const photo = layered(
  {
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    padding: 0,
    border: 0,
    overflow: 'clip',
    backgroundColor: 'transparent',
    cursor: 'zoom-in',
    selectors: {
      '&:focus-visible': { outlineOffset: '-4px', boxShadow: `inset 0 0 0 4px ${vars.color.surface}` },
    },
  },
  'photo',
);

export const seeAll = layered(
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s16,
    insetInlineEnd: vars.space.s16,
    '@media': { [media.phone]: { display: 'none' }, print: { display: 'none' } },
  },
  'seeAll',
);

export const counter = layered(
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s12,
    insetInlineEnd: vars.space.s12,
    paddingInline: vars.space.s8,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    fontSize: vars.fontSize.xs,
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    '@media': { [media.desktop]: { display: 'none' } },
  },
  'counter',
);
