import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';
import { layer } from './layer.css.ts';
import { layered } from './layered.ts';

export const title = layered({
  fontSize: vars.fontSize.xl,
  marginBlock: `${vars.space.s32} ${vars.space.s16}`,
});

export const swatches = layered({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const swatch = layered({ display: 'grid', gap: vars.space.s4, fontSize: vars.fontSize.sm });

export const patch = layered({
  height: '4.5rem',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.line}`,
});

export const code = layered({ fontSize: vars.fontSize.xs, color: vars.color.inkMuted });

export const table = layered({
  borderCollapse: 'collapse',
  display: 'block',
  overflowX: 'auto',
  fontSize: vars.fontSize.sm,
  maxWidth: '40rem',
});

globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layer]: {
      textAlign: 'start',
      fontWeight: 400,
      paddingBlock: vars.space.s4,
      paddingInlineEnd: vars.space.s16,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});

globalStyle(`${table} thead th`, { '@layer': { [layer]: { fontWeight: 600 } } });

export const pair = layered({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '6.5rem',
  height: '2rem',
  borderRadius: vars.radius.field,
});

export const edge = layered({
  width: '3.5rem',
  height: '1rem',
  border: '2px solid currentColor',
  borderRadius: vars.radius.field,
});

export const rows = layered({ display: 'grid', gap: vars.space.s24, margin: 0 });

export const row = layered({
  display: 'grid',
  gap: vars.space.s8,
  '@media': { [media.desktop]: { gridTemplateColumns: '14rem 1fr', alignItems: 'baseline' } },
});

export const display = layered({
  fontFamily: vars.font.display,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const bar = layered({ display: 'block', height: '1rem', backgroundColor: vars.color.action });

export const shape = layered({
  height: '4.5rem',
  backgroundColor: vars.color.actionSoft,
  border: `1px solid ${vars.color.action}`,
});

export const floating = layered({
  height: '4.5rem',
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.card,
});
