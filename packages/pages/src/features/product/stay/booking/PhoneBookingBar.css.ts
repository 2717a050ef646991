import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

/** No box of its own: the bar sticks within the whole page. */
export const place = style({ display: 'contents' });

/** As tall with a price as without. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  minHeight: '3.25rem',
});

/** As wide whatever its words are. */
export const action = style({ minWidth: '12rem', marginInlineStart: 'auto' });
