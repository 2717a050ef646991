import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@sabadora/design-system';

const frame = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'start',
  overflow: 'hidden',
  // In dark themes, the background hardly differs from the page.
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
  '@media': { print: { display: 'none' } },
});

/** The large one has room for a card over the map. */
export const frames = styleVariants({
  medium: [frame, { height: '18rem' }],
  large: [frame, { height: '28rem' }],
});

/** Button shown before a map that takes no room yet. */
export const button = style({ justifySelf: 'start', '@media': { print: { display: 'none' } } });

export const map = style({ display: 'grid', width: '100%', height: '100%' });
