import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';
import { needsScript } from '../../kit/parts/needsScript.css.ts';

/** Phones on which two words and a number do not fit side by side in every language. */
const narrow = '(width < 376px)';

/** Has no box, so that the bar sticks within the whole page. */
export const bar = style([needsScript, { display: 'contents' }]);

/** Buttons as wide as their text, sharing the remaining width; large text wraps them to several lines. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  inlineSize: '100%',
  whiteSpace: 'nowrap',
  gap: vars.space.s8,
});
globalStyle(`${actions} > *`, { flex: '1 1 max-content' });

/** Hidden on a narrow phone, to leave the room to the words. */
export const icon = style({ display: 'grid', '@media': { [narrow]: { display: 'none' } } });

/** Reset and Confirm at the sides, with the number of offers between them. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});

export const count = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  '@media': { [narrow]: { order: -1, flexBasis: '100%' } },
});
