import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 });

/** The fields and, without JavaScript, the button beside them. */
export const form = style({
  display: 'grid',
  gap: vars.space.s12,
  margin: 0,
  maxWidth: '40rem',
  '@media': { print: { display: 'none' } },
});

export const withoutScript = style({
  display: 'none',
  '@media': { [media.noScript]: { display: 'block' } },
});

export const rooms = style({ display: 'grid', gap: vars.space.s32 });

export const list = style({
  display: 'grid',
  gap: vars.space.s24,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

/**
 * Offers inside the card of their room, which has the same colour as their own cards; their pictures are below the
 * room's.
 */
export const inRoom = style([
  list,
  {
    gap: vars.space.s12,
    '@media': {
      [media.phone]: { marginInline: `calc(-1 * ${vars.space.s16})` },
      [media.desktop]: { margin: `calc(-1 * ${vars.space.s12})` },
    },
  },
]);

export const group = style({ display: 'grid', gap: vars.space.s16 });

export const groupTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.fontSize.xl,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const help = style({
  margin: 0,
  maxWidth: '26.9em',
  color: vars.color.inkMuted,
  fontSize: vars.fontSize.sm,
  textAlign: 'center',
});

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.s16,
});

/** Buttons in the footer of the dialog. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  justifyContent: 'end',
});
