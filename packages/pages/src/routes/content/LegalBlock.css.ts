import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** About 70 characters a line: most are narrower than the zero that `ch` measures. */
const MEASURE = '54ch';

export const paragraph = style({ maxWidth: MEASURE, marginBlock: `${vars.space.s12} 0` });

export const list = style({
  maxWidth: MEASURE,
  marginBlock: `${vars.space.s12} 0`,
  paddingInlineStart: vars.space.s24,
  display: 'grid',
  gap: vars.space.s8,
});

const rule = `1px solid ${vars.color.line}`;

export const table = style({
  width: '100%',
  marginBlock: `${vars.space.s24} 0`,
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { display: 'block' } },
});

export const caption = style({
  paddingBlockEnd: vars.space.s8,
  fontSize: vars.fontSize.md,
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [media.phone]: { display: 'block' } },
});

/** Where the rows are cards, the name needs no head, and the duration says its own. */
export const head = style({
  '@media': {
    [media.phone]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  },
});

export const columnHead = style({
  padding: `${vars.space.s8} ${vars.space.s12}`,
  paddingInlineStart: 0,
  borderBlockEnd: rule,
  color: vars.color.inkMuted,
  fontWeight: 600,
  textAlign: 'start',
});

export const row = style({
  breakInside: 'avoid',
  '@media': {
    [media.phone]: { display: 'block', paddingBlock: vars.space.s12, borderBlockStart: rule },
  },
});

const cellBase = style({
  padding: `${vars.space.s12} ${vars.space.s12}`,
  paddingInlineStart: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { borderBlockEnd: rule },
    [media.phone]: { display: 'block', padding: 0 },
  },
});

export const name = style([cellBase, { fontWeight: 600, '@media': { [media.desktop]: { width: '32%' } } }]);

export const purpose = style([
  cellBase,
  { '@media': { [media.phone]: { marginBlockStart: vars.space.s4 } } },
]);

export const duration = style([
  cellBase,
  {
    '@media': {
      [media.desktop]: { width: '26%', paddingInlineEnd: 0 },
      [media.phone]: {
        marginBlockStart: vars.space.s4,
        '::before': {
          content: 'attr(data-column)',
          marginInlineEnd: vars.space.s8,
          color: vars.color.inkMuted,
        },
      },
    },
  },
]);

/** Without JavaScript nothing is measured, and there is nothing to choose. */
export const consent = style({
  marginBlock: `${vars.space.s16} 0`,
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});
