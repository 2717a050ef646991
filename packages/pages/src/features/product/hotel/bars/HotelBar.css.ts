import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Has no box: the bar floats over the page. */
export const place = style({ display: 'contents', '@media': { print: { display: 'none' } } });

export const phonePlace = style([
  place,
  { '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } } },
]);

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
});

/** Extends over the bar's padding, so that the fields are as high as the bar (PR-057). */
export const fields = style({ flex: '0 1 30rem', minWidth: 0, marginBlock: `calc(-1 * ${vars.space.s8})` });
