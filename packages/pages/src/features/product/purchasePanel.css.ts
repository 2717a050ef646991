import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** Panel with price and purchase; beside the content, it stays visible. */
export const panel = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.wide]: { position: 'sticky', insetBlockStart: vars.space.s24 },
    [media.phone]: { padding: vars.space.s16 },
    [media.forcedColors]: { border: '1px solid' },
    print: { position: 'static' },
  },
});

export const ways = style({
  display: 'grid',
  gap: vars.space.s12,
  '@media': { print: { display: 'none' } },
});
