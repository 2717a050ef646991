import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const banner = style({});

// What of the picture stays in sight where it is cut; the partner's stylesheet says it.
globalStyle(`${banner} img`, { objectPosition: 'var(--minisite-focal-point, 50% 50%)' });

export const starts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  margin: 0,
  marginBlockStart: vars.space.s24,
  padding: 0,
  listStyle: 'none',
});

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  paddingBlockStart: vars.space.s48,
  '@media': { [media.wide]: { gap: vars.space.s96 } },
});
