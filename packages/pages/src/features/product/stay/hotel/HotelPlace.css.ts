import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const frame = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  minHeight: '18rem',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  '@media': { print: { display: 'none' }, [media.phone]: { minHeight: '14rem' } },
});

export const map = style({ display: 'grid', width: '100%', height: '18rem' });
