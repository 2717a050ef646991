import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../PageFrame.css.ts';

export const footer = style({
  marginBlockStart: vars.space.s64,
  paddingBlock: `${vars.space.s48} ${vars.space.s32}`,
  background: vars.color.sunken,
  color: vars.color.ink,
});

export const columns = style([
  column,
  {
    display: 'grid',
    gap: vars.space.s32,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.wide]: {
        gridTemplateColumns: 'minmax(0, 1.6fr)',
        gridAutoFlow: 'column',
        gridAutoColumns: 'minmax(0, 1fr)',
        gap: vars.space.s48,
      },
    },
  },
]);

export const about = style({ maxWidth: '25.6em' });

export const title = style({
  margin: 0,
  marginBlockEnd: vars.space.s8,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
});

export const text = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});

export const countries = style({ listStyleType: "''", margin: 0, padding: 0 });

export const country = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  textDecoration: 'none',
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline' },
    '&[aria-current]': { color: vars.color.ink, fontWeight: 600 },
  },
});

export const small = style([
  column,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s24,
    marginBlockStart: vars.space.s32,
    color: vars.color.inkMuted,
    fontSize: vars.fontSize.xs,
  },
]);

export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s24 });

export const legalLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  color: 'inherit',
  '@media': { [media.coarse]: { minHeight: vars.size.target } },
  selectors: { '&:hover': { color: vars.color.ink } },
});

/** A button styled as the links around it. */
export const settings = style([
  legalLink,
  {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
]);
