import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** About 70 characters a line: a character is half an em wide on average. */
const MEASURE = '34.6em';

export const paragraph = style({ maxWidth: MEASURE, marginBlock: `${vars.space.s12} 0` });

export const inLine = style({ display: 'inline', margin: 0 });

const rule = `1px solid ${vars.color.line}`;

export const list = style({
  maxWidth: MEASURE,
  marginBlock: `${vars.space.s12} 0`,
  paddingInlineStart: vars.space.s24,
  display: 'grid',
  // Does not grow to the longest word in large text.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s8,
});

export const heading = style({
  maxWidth: MEASURE,
  marginBlock: `${vars.space.s24} 0`,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
});

export const quote = style({
  maxWidth: MEASURE,
  marginBlock: `${vars.space.s16} 0`,
  marginInline: 0,
  paddingInlineStart: vars.space.s16,
  borderInlineStart: `3px solid ${vars.color.accent}`,
});

/** A table; on a phone, each row is a card. */
export const table = style({
  width: '100%',
  marginBlock: `${vars.space.s12} 0`,
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { display: 'block' } },
});

/** Visually hidden where the rows are cards. */
export const head = style({
  '@media': {
    [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  },
});

export const body = style({ '@media': { [media.phone]: { display: 'block' } } });

export const row = style({
  breakInside: 'avoid',
  '@media': { [media.phone]: { display: 'block', paddingBlock: vars.space.s12, borderBlockStart: rule } },
});

export const columnHead = style({
  padding: `${vars.space.s8} ${vars.space.s12}`,
  paddingInlineStart: 0,
  borderBlockEnd: rule,
  color: vars.color.inkMuted,
  fontWeight: 600,
  textAlign: 'start',
});

export const cell = style({
  padding: `${vars.space.s12} ${vars.space.s12}`,
  paddingInlineStart: 0,
  fontWeight: 400,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { borderBlockEnd: rule },
    [media.phone]: { display: 'block', padding: 0, marginBlockStart: vars.space.s4 },
  },
});

export const rowHead = style([
  cell,
  {
    fontWeight: 600,
    '@media': { [media.desktop]: { width: '32%' }, [media.phone]: { marginBlockStart: 0 } },
  },
]);

/** Hidden without JavaScript, where there is no tracking to consent to. */
export const consent = style({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
