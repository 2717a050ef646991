import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

export const lines = style({ display: 'grid', gap: vars.space.s12, alignContent: 'start' });

export const details = style({ display: 'grid', gap: vars.space.s24, alignContent: 'start' });

export const group = style({ display: 'grid', gap: vars.space.s8, alignContent: 'start' });

export const eco = style({
  padding: vars.space.s16,
  borderInlineStart: `4px solid ${vars.color.good}`,
  background: vars.color.goodSoft,
});

export const title = style({
  margin: 0,
  fontSize: vars.fontSize.lg,
  fontWeight: 600,
  lineHeight: vars.lineHeight.title,
});

export const subtitle = style({ margin: 0, fontSize: vars.fontSize.md, fontWeight: 600 });

export const text = style({ margin: 0, maxWidth: '45em' });

export const list = style({
  display: 'grid',
  gap: vars.space.s8,
  margin: 0,
  padding: 0,
  listStyleType: "''",
});

export const columns = style([
  list,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
    columnGap: vars.space.s16,
  },
]);

export const entry = style({ display: 'flex', gap: vars.space.s8, minWidth: 0 });

/** Centred on the first line. */
export const check = style({ flexShrink: 0, marginBlockStart: '0.2rem', color: vars.color.good });

/** A button that looks like a link, since it only shows more. */
export const more = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  justifySelf: 'start',
  minHeight: '1.75rem',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'none',
  color: vars.color.action,
  fontSize: vars.fontSize.sm,
  fontWeight: 600,
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media': {
    [media.coarse]: { minHeight: vars.size.target },
    [media.hover]: {
      ':hover': {
        color: vars.color.actionHover,
        textDecoration: 'underline',
        textDecorationThickness: '2px',
        textUnderlineOffset: '0.2em',
      },
    },
    print: { display: 'none' },
  },
});
