import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkMuted,
  fontStyle: 'normal',
});

export const facilities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(11rem, 100%), 1fr))',
  gap: `${vars.space.s8} ${vars.space.s16}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const facility = style({ display: 'flex', alignItems: 'center', gap: vars.space.s8 });

export const facilitiesTitle = style({ marginBlockStart: vars.space.s16 });
