import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Names of the hotel and its price; side by side from 768 px. */
export const head = style({
  display: 'grid',
  gap: vars.space.s16,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: vars.space.s48,
    },
  },
});

export const names = style({ display: 'grid', gap: vars.space.s8, justifyItems: 'start', minWidth: 0 });

export const address = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  color: vars.color.inkMuted,
  fontStyle: 'normal',
});

export const score = style({ margin: 0 });

export const stars = style({ fontSize: '0.65em', whiteSpace: 'nowrap' });

/** As high without a price as with one; on a phone, the button is below the price. */
export const offers = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': {
    [media.phone]: { gridTemplateRows: 'minmax(4.25rem, auto) auto' },
    [media.desktop]: {
      gridTemplateColumns: 'auto auto',
      alignItems: 'center',
      columnGap: vars.space.s24,
      minHeight: '4.25rem',
    },
    print: { display: 'none' },
  },
});
