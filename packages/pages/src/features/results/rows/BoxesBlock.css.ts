import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const block = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s24,
  minWidth: 0,
  padding: vars.space.s24,
  borderRadius: vars.radius.card,
  '@media': { [media.desktop]: { padding: vars.space.s32 } },
});

export const palettes = {
  paper: style({ backgroundColor: vars.color.sunken }),
  action: style({ backgroundColor: vars.color.actionSoft }),
  accent: style({ backgroundColor: `color-mix(in oklab, ${vars.color.accent} 22%, ${vars.color.surface})` }),
};

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space.s12,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
});

export const subtitle = style({ margin: 0, marginBlockStart: vars.space.s4, maxWidth: '38.5em' });

export const cell = style({ display: 'grid' });
