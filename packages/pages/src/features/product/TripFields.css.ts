import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

const frame = style({
  display: 'grid',
  border: `1px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

const beside = style({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' } },
});

/**
 * One field with a hairline between its parts: stacked where there is little room, or else side by side; in a bar as
 * high as the bar and without a frame.
 */
export const fields = styleVariants({
  column: [frame],
  row: [frame, beside],
  bar: [beside, { display: 'grid' }],
});

const part = style({ position: 'relative', minWidth: 0 });

const line = { content: '', position: 'absolute', backgroundColor: vars.color.line } as const;
const above = { ...line, insetBlockStart: 0, insetInline: vars.space.s16, height: 1 } as const;

const fieldBeside = style([
  part,
  {
    '@media': {
      [media.phone]: { selectors: { '& + &::before': above } },
      [media.desktop]: {
        selectors: {
          '& + &::before': { ...line, insetInlineStart: 0, insetBlock: vars.space.s12, width: 1 },
        },
      },
    },
  },
]);

/** A part of the field, whose label lies over its control. The hairline stops short of the edges. */
export const field = {
  column: style([part, { selectors: { '& + &::before': above } }]),
  row: fieldBeside,
  bar: fieldBeside,
};
