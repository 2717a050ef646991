import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  paddingBlock: `${vars.space.s8} ${vars.space.s64}`,
});

export const tabs = style({ minWidth: 0, '@media': { print: { display: 'none' } } });

export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  marginBlockStart: vars.space.s8,
});
