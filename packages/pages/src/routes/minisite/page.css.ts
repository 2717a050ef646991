import { globalStyle, style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const banner = style({});

// The partner's stylesheet sets which part of the picture stays visible when it is cropped.
globalStyle(`${banner} img`, { objectPosition: 'var(--minisite-focal-point, 50% 50%)' });

export const starts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  margin: 0,
  marginBlockStart: vars.space.s24,
  padding: 0,
  listStyleType: "''",
});

export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s64,
  paddingBlockStart: vars.space.s48,
  '@media': { [media.wide]: { gap: vars.space.s96 } },
});
