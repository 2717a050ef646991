import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const band = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'center',
  padding: vars.space.s24,
  borderRadius: vars.radius.sheet,
  backgroundColor: vars.color.actionSoft,
  color: vars.color.ink,
  '@media': {
    // The position cannot be requested without scripts.
    '(scripting: none)': { display: 'none' },
    [media.desktop]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space.s24,
      padding: vars.space.s32,
    },
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 56,
  height: 56,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface,
  color: vars.color.action,
});

export const words = style({ minWidth: 0 });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
});

export const line = style({
  margin: 0,
  marginBlockStart: vars.space.s4,
  maxWidth: '47.4em',
  textWrap: 'pretty',
});

export const message = style({
  margin: 0,
  marginBlockStart: vars.space.s8,
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style({
  display: 'grid',
  justifyItems: 'start',
  '@media': { [media.desktop]: { justifyItems: 'end', maxWidth: '22rem' } },
});

export const last = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });
