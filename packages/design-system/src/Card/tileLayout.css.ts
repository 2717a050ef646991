import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { body, picture, urgency } from './Card.css.ts';
import { frame } from './CardPicture.css.ts';
import { partOf } from './partOf.ts';

/** Words over the lower part of a picture that fills the card. */
// A strut of 4:3 in the one cell of the words: they may need more at 200 %, to which a ratio of the card's own would not
// yield. Two beside one another on a phone are taller than that, or three lines of words would leave nothing of the picture.
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
  // Rounder than the mist above it, past whose corners a dark picture would show as a hair.
  borderEndStartRadius: vars.radius.sheet,
  borderEndEndRadius: vars.radius.sheet,
});

partOf(`${tileLayout} ${urgency}`, { insetBlockStart: vars.space.s12, insetBlockEnd: 'auto' });

// A mist in the card's own colour: the words are as easy to read as on any other card, in any theme.
partOf(`${tileLayout} > ${body}`, {
  // Above the picture without becoming what the stretched link measures itself by.
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
