import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** The map's own width decides between a card in the corner and a sheet below, not the window's. */
const narrow = '(width < 36rem)';

export const frame = layered(
  {
    position: 'relative',
    // Clip, not hidden: nothing may scroll a pin at the edge into view.
    overflow: 'clip',
    isolation: 'isolate',
    containerType: 'inline-size',
    width: '100%',
    height: '100%',
    minHeight: '20rem',
    // No taller than the space that a low window leaves between the bars of a dialog.
    '@media': { [media.low]: { minHeight: '8rem' } },
    backgroundColor: vars.color.sunken,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    selectors: { '&:focus:not(:focus-visible)': { outline: 'none' } },
  },
  'frame',
);

export const host = layered({ position: 'absolute', inset: 0 }, 'host');

/** Element that a map library draws in. It has its size before anything is drawn. */
export const drawing = layered(
  { position: 'absolute', inset: 0, selectors: { '&[data-waiting]': { visibility: 'hidden' } } },
  'drawing',
);

/** Message and search button in the middle, zoom buttons at the end; presses between them reach the map. */
export const top = layered(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 2,
    display: 'grid',
    gridTemplateColumns: `${vars.size.target} minmax(0, 1fr) ${vars.size.target}`,
    gap: vars.space.s8,
    alignItems: 'start',
    padding: vars.space.s12,
    pointerEvents: 'none',
  },
  'top',
);

export const middle = layered({ gridColumn: 2, display: 'grid', justifyItems: 'center' }, 'middle');

export const search = layered(
  { pointerEvents: 'auto', borderRadius: vars.radius.full, boxShadow: vars.shadow.float },
  'search',
);

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** Status message; takes no space while it is empty. */
export const message = layered(
  {
    margin: 0,
    marginBlockEnd: vars.space.s8,
    padding: `${vars.space.s8} ${vars.space.s16}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
    textWrap: 'balance',
    selectors: {
      '&:empty': { marginBlockEnd: 0, padding: 0, boxShadow: 'none' },
      '&[data-busy]::before': {
        content: '',
        display: 'inline-block',
        width: '0.875em',
        height: '0.875em',
        marginInlineEnd: vars.space.s8,
        verticalAlign: '-0.125em',
        border: '2px solid currentColor',
        borderInlineEndColor: 'transparent',
        borderRadius: '50%',
      },
    },
    '@media': {
      [media.motion]: {
        selectors: { '&[data-busy]::before': { animation: `${turn} 800ms linear infinite` } },
      },
      [media.forcedColors]: { selectors: { '&:not(:empty)': { border: '1px solid CanvasText' } } },
    },
  },
  'message',
);

export const zoom = layered(
  {
    gridColumn: 3,
    display: 'grid',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    '@media': { [media.forcedColors]: { border: '1px solid ButtonBorder' } },
  },
  'zoom',
);

export const card = layered(
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s16,
    insetInlineStart: vars.space.s16,
    zIndex: 3,
    display: 'grid',
    width: '20rem',
    // Keeps the whole close button visible where the content is low.
    minHeight: `calc(44px + 2 * ${vars.space.s8})`,
    maxHeight: `calc(100% - 2 * ${vars.space.s16})`,
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.sheet,
    '@container': {
      [narrow]: {
        insetBlockEnd: 0,
        insetInline: 0,
        width: 'auto',
        maxHeight: '60%',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        borderStartStartRadius: vars.radius.sheet,
        borderStartEndRadius: vars.radius.sheet,
      },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'card',
);

export const cardContent = layered({ overflowY: 'auto', minHeight: 0 }, 'cardContent');

export const close = layered(
  { position: 'absolute', insetBlockStart: vars.space.s8, insetInlineEnd: vars.space.s8, zIndex: 1 },
  'close',
);

export const credit = layered(
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: 0,
    zIndex: 2,
    maxWidth: '100%',
    padding: `${vars.space.s4} ${vars.space.s8}`,
    borderStartStartRadius: vars.radius.field,
    backgroundColor: `color-mix(in srgb, ${vars.color.surface} 84%, transparent)`,
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.xs,
  },
  'credit',
);

/** Failure notice below the zoom buttons; presses beside it reach the map. */
export const failure = layered({ width: '100%', maxWidth: '26rem', pointerEvents: 'auto' }, 'failure');
