import { media, vars } from '@sabadora/design-system';
import { style, styleVariants } from '@vanilla-extract/css';

const link = style({
  display: 'flex',
  // Hidden without JavaScript, where it does not work.
  '@media': { [media.noScript]: { display: 'none' } },
});

/** Wraps a compact search box and the link below it. */
export const compactBox = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
});

/** Phones that show one line which opens the search; without scripts, the whole form is shown. */
const collapsed = `${media.phone} and (scripting: enabled)`;

/** The one line, shown instead of `collapsibleBox`. */
export const phoneSummary = style({ display: 'none', '@media': { [collapsed]: { display: 'block' } } });

/**
 * A compact box that is hidden on such phones. In one file with `compactBox` and after it: of two stylesheets, the
 * one loaded last would override the other.
 */
export const collapsibleBox = style([compactBox, { '@media': { [collapsed]: { display: 'none' } } }]);

/** Directly below the search bar, at its start. */
export const below = styleVariants({
  hero: [link, { marginBlockStart: vars.space.s8 }],
  // Reduces the gaps of the surrounding column.
  compact: [link, { marginBlock: `calc(-1 * ${vars.space.s8})` }],
});

export const localFields = style({ display: 'grid', gap: vars.space.s16 });

/** A single field in the style of the search bar. */
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

/** Prompt between the months and the footer of a calendar. */
export const giftPrompt = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  margin: 0,
  padding: `${vars.space.s12} ${vars.space.s16}`,
  color: vars.color.accentInk,
});

/**
 * Native fields side by side, shown instead of a field that needs a script. They are submitted with the form in any
 * case.
 */
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
