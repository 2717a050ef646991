import { style } from '@vanilla-extract/css';
import { media, vars } from '@sabadora/design-system';

/** One field with a hairline between its parts; they stand above one another where the panel is narrow. */
export const fields = style({
  display: 'grid',
  border: `1px solid ${vars.color.fieldLine}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.surface,
  '@media': { [media.forcedColors]: { borderColor: 'ButtonBorder' } },
});

/** A field, whose label lies over its control. The hairline stops short of the edges. */
export const field = style({
  position: 'relative',
  minWidth: 0,
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInline: vars.space.s16,
      height: 1,
      backgroundColor: vars.color.line,
    },
  },
});
