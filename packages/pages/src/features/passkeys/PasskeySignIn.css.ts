import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

const line = { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.color.line}` } as const;

/** A word between two hairlines. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  selectors: { '&::before': line, '&::after': line },
});
