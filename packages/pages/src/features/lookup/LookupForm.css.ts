import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const columns = style({
  display: 'grid',
  gap: vars.space.s32,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 460px) minmax(0, 360px)', gap: vars.space.s64 },
  },
});

export const form = style({
  display: 'grid',
  gap: vars.space.s24,
  padding: vars.space.s24,
  background: vars.color.surface,
  borderRadius: vars.radius.card,
});

export const lead = style({ margin: 0, maxWidth: '38.5em' });

export const hint = style({ marginInlineStart: `calc(-1 * ${vars.space.s12})` });

export const help = style({
  display: 'grid',
  gap: vars.space.s8,
  color: vars.color.inkMuted,
  maxWidth: '38.5em',
});

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.lg,
  color: vars.color.ink,
});

export const line = style({ margin: 0 });
