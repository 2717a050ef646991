import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** Has no box: the bar floats over the page. */
export const place = style({ display: 'contents', '@media': { print: { display: 'none' } } });

/** As high with the booking as without. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s24,
  minHeight: '3.25rem',
});

/** Price and button do not shrink. */
export const booking = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'max-content',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.s16,
  selectors: { '&[hidden]': { display: 'none' } },
});
