import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

const frame = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  overflow: 'hidden',
  // Dark themes have a well that is hardly another colour than the page.
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  '@media': { print: { display: 'none' } },
});

/** A large one has room for a card over it. */
export const frames = styleVariants({
  medium: [frame, { height: '18rem' }],
  large: [frame, { height: '28rem' }],
});

/** In the place of a map that takes no room yet. */
export const button = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } });

export const map = style({ display: 'grid', width: '100%', height: '100%' });
