import { media, vars } from '@sabadora/design-system';
import { style, styleVariants } from '@vanilla-extract/css';

const link = style({
  display: 'flex',
  // It opens nothing without JavaScript.
  '@media': { [media.noScript]: { display: 'none' } },
});

/** Around a compact search box and the link below it. */
export const compactBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
});

/** Phones on which one line can open the search; without scripts the whole form is shown. */
const collapsed = `${media.phone} and (scripting: enabled)`;

/** The one line, in place of `collapsibleBox`. */
export const phoneSummary = style({ display: 'none', '@media': { [collapsed]: { display: 'block' } } });

/**
 * A compact box that is not shown on such phones. Below `compactBox` in one file: between two stylesheets, the one that
 * is loaded last would decide.
 */
export const collapsibleBox = style([compactBox, { '@media': { [collapsed]: { display: 'none' } } }]);

/** Right below the bar, at its start. */
export const below = styleVariants({
  hero: [link, { marginBlockStart: vars.space.s8 }],
  // In a column with gaps of its own.
  compact: [link, { marginBlock: `calc(-1 * ${vars.space.s8})` }],
});

export const localFields = style({ display: 'grid', gap: vars.space.s16 });

/** A field of the search bar without its bar. */
export const boxed = style({
  border: `1px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
});

export const error = style({
  margin: 0,
  color: vars.color.danger,
  fontSize: vars.fontSize.sm,
  selectors: { '&:empty': { display: 'none' } },
});

/** Between the months and the bar of a calendar. */
export const giftPrompt = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  margin: 0,
  padding: `${vars.space.s12} ${vars.space.s16}`,
  color: vars.color.accentInk,
});

/** Native fields beside one another, in place of a field that needs a script. They are sent with the form in any case. */
export const plain = style({
  display: 'none',
  '@media': {
    [media.noScript]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min-content, 1fr)',
    },
  },
});
