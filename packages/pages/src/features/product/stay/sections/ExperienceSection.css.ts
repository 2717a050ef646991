import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const programme = style({
  display: 'grid',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s16,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto minmax(0, 1fr) 11rem' } },
});

/** Its title is in the middle of the disc's height. */
export const text = style({
  display: 'grid',
  gap: vars.space.s4,
  alignContent: 'start',
  paddingBlockStart: vars.space.s8,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.action,
});

export const photo = style({
  gridColumn: 2,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  '@media': { [media.desktop]: { gridColumn: 3, alignSelf: 'start' } },
});

export const summary = style({
  width: 'fit-content',
  paddingBlock: vars.space.s4,
  color: vars.color.action,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  '@media': { [media.coarse]: { paddingBlock: vars.space.s12 } },
});

export const extra = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  paddingBlockStart: vars.space.s8,
});

export const term = style({ fontWeight: 600 });

export const line = style({ margin: 0, maxWidth: '70ch' });
