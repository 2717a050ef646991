import { style } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

export const line = style({ minWidth: 0 });

/** One line that scrolls sideways, with room for focus rings, which would be cut off. */
export const list = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  margin: `0 calc(-1 * ${vars.space.s4})`,
  padding: vars.space.s4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
});

/** As wide as its content, so that it stays on one line. */
export const item = style({ flex: 'none' });
