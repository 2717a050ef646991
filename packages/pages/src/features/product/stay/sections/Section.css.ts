import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { laidOutNear } from '../../../../kit/parts/laidOutNear.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  alignContent: 'start',
  minWidth: 0,
  outline: 'none',
});

/** Sections far below the top of their pages, by id, with their usual height on a phone in rem. */
export const later = styleVariants(
  { reviews: 64, hotel: 50, practicalInfo: 41, nearby: 29, others: 59, stays: 24 },
  (height) => [section, laidOutNear(`${height}rem`)],
);

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  '@media': { [media.desktop]: { fontSize: vars.fontSize.xxl } },
});

export const subtitle = style({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

const text = style({ margin: 0, maxWidth: '45em' });

export const muted = style([text, { color: vars.color.inkMuted }]);

export const twoColumns = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: `${vars.space.s32} ${vars.space.s48}`,
    },
  },
});
