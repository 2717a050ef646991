import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const pagination = layered({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s12,
  fontFamily: vars.font.text,
  fontVariantNumeric: 'tabular-nums',
});

export const line = layered({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.s8,
  maxWidth: '100%',
  // Large text on a phone: the numbers get the whole width.
  '@media': { '(width < 18rem)': { flexDirection: 'column', alignItems: 'center' } },
});

export const list = layered({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.phone]: { gap: 0 } },
});

const target = {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  minWidth: vars.size.target,
  height: vars.size.target,
  borderRadius: vars.radius.full,
  color: vars.color.ink,
  textDecoration: 'none',
} as const;

export const page = layered({
  ...target,
  paddingInline: vars.space.s8,
  fontWeight: 500,
  selectors: {
    '&[aria-current]': { backgroundColor: vars.color.action, color: vars.color.onAction, fontWeight: 600 },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-current])': {
          backgroundColor: vars.color.actionSoft,
          color: vars.color.actionHover,
        },
      },
    },
    // Nine numbers and their gaps on as few lines as a phone allows.
    [media.phone]: { minWidth: '2.25rem', paddingInline: vars.space.s4 },
    [media.forcedColors]: { selectors: { '&[aria-current]': { outline: '2px solid CanvasText' } } },
  },
});

export const step = layered({
  ...target,
  flex: 'none',
  border: `1px solid ${vars.color.fieldLine}`,
  backgroundColor: vars.color.surface,
  '@media': { [media.hover]: { ':hover': { borderColor: vars.color.ink } } },
});

/** Keeps the numbers in their place on the first and last page. */
export const atEnd = layered({ ...target, flex: 'none', color: vars.color.line });

export const gap = layered({
  display: 'grid',
  placeItems: 'center',
  minWidth: '1.25rem',
  color: vars.color.inkMuted,
});

export const legend = layered({ margin: 0, fontSize: vars.fontSize.sm, color: vars.color.inkMuted });
