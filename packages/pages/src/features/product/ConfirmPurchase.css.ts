import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const facts = style({ display: 'grid', margin: 0 });

export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.s4} ${vars.space.s24}`,
  paddingBlock: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const label = style({ color: vars.color.inkMuted });

export const value = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
