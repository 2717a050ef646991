import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** What is bought and for how much; beside what it is about it stays in sight. */
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
