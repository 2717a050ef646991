import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const panel = style({
  display: 'grid',
  gap: vars.space.s16,
  margin: 0,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': { [media.phone]: { padding: vars.space.s16 }, [media.forcedColors]: { border: '1px solid' } },
});

export const actions = style({ display: 'grid', gap: vars.space.s12 });

/** With JavaScript the price follows the fields by itself, and one button does what is due. */
export const withoutScript = style({
  display: 'none',
  gap: vars.space.s12,
  '@media': { [media.noScript]: { display: 'grid' } },
});
