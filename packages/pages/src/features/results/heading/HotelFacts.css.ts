import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s16}`,
  // On a separate line below the heading.
  flexBasis: '100%',
  marginBlock: vars.space.s8,
  fontSize: vars.fontSize.sm,
});

export const address = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  color: vars.color.inkMuted,
});
