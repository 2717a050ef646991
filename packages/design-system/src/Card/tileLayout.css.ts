import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { body, picture, urgency } from './Card.css.ts';
import { frame } from './CardPicture.css.ts';
import { partOf } from './partOf.ts';

/** Words over the lower part of a picture that fills the card. */
// A pseudo-element of 4:3 shares the cell of the words: unlike with a ratio of the card itself, words at 200 % can
// make the card taller. The minimum height leaves some of the picture above three lines of words in two columns on a
// phone.
export const tileLayout = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '::before': { content: '', gridArea: '1 / 1', width: '100%', minHeight: '12.5rem', aspectRatio: '4 / 3' },
  },
  'tileLayout',
);

partOf(`${tileLayout} > ${picture}`, { position: 'absolute', inset: 0, borderRadius: 'inherit' });

partOf(`${tileLayout} ${frame}`, {
  position: 'absolute',
  inset: 0,
  aspectRatio: 'auto',
  // Rounder than the gradient above it: otherwise a dark picture shows as a thin line along the gradient's corners.
  borderEndStartRadius: vars.radius.sheet,
  borderEndEndRadius: vars.radius.sheet,
});

partOf(`${tileLayout} ${urgency}`, { insetBlockStart: vars.space.s12, insetBlockEnd: 'auto' });

// A gradient of the card's own colour, so that the words are readable in any theme.
partOf(`${tileLayout} > ${body}`, {
  // Above the picture, without `position`, which would make the stretched link as small as the words.
  zIndex: 0,
  gridArea: '1 / 1',
  alignSelf: 'end',
  paddingBlockStart: vars.space.s64,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  backgroundImage: `linear-gradient(to top, ${vars.color.surface} 0, color-mix(in srgb, ${vars.color.surface} 92%, transparent) calc(100% - ${vars.space.s64}), transparent)`,
  '@media': {
    [media.forcedColors]: { paddingBlockStart: vars.space.s12, backgroundColor: 'Canvas' },
  },
});
