import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const bar = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', flexGrow: 1, marginInlineStart: vars.space.s16 } },
});

export const burger = style({ display: 'inline-flex', '@media': { [media.wide]: { display: 'none' } } });

/** The menu without JavaScript. */
export const plain = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s8} ${vars.space.s24}`,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

export const plainItem = style({ position: 'relative' });

export const plainPanel = style({
  position: 'absolute',
  zIndex: 1,
  display: 'grid',
  gap: vars.space.s8,
  width: 'max-content',
  maxWidth: '80vw',
  marginBlockStart: vars.space.s8,
  padding: vars.space.s16,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.float,
  listStyleType: "''",
});
