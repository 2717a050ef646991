import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';
import { column } from '../frame/PageFrame.css.ts';

/** Background of the logo, set in the partner's stylesheet by the site that serves the minisite. */
const LOGO_GROUND = 'var(--minisite-logo-ground, transparent)';

export const header = style({ borderBlockEnd: `1px solid ${vars.color.line}` });

/** A long name wraps and a wide logo shrinks, before the tools wrap to another line. */
export const home = style({ display: 'flex', flex: '1 1 8rem', minInlineSize: 0 });

/** The partner's name or logo, and below it the line with the site's name. */
export const brand = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 2,
  paddingBlock: vars.space.s8,
});

export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.title,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const picture = style({ display: 'contents' });

export const logo = style({
  blockSize: 32,
  inlineSize: 'auto',
  maxInlineSize: 'min(220px, 100%)',
  objectFit: 'contain',
  background: LOGO_GROUND,
});

export const withUs = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  color: vars.color.inkMuted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xs,
  lineHeight: 1.2,
});

export const mark = style({ width: 16, height: 16 });

export const footer = style({
  marginBlockStart: vars.space.s64,
  paddingBlock: `${vars.space.s48} ${vars.space.s32}`,
  background: vars.color.sunken,
  color: vars.color.ink,
});

export const columns = style([
  column,
  {
    display: 'grid',
    gap: vars.space.s32,
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', gap: vars.space.s48 },
    },
  },
]);

export const about = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.s12,
});

export const small = style({
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  maxWidth: '25.6em',
});

export const conditions = style({
  maxWidth: '45em',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
});

export const title = style({
  margin: 0,
  marginBlockEnd: vars.space.s8,
  color: vars.color.ink,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
});
