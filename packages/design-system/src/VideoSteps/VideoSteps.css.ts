import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const root = layered(
  {
    display: 'grid',
    gap: vars.space.s24,
    minInlineSize: 0,
    color: vars.color.ink,
    fontFamily: vars.font.text,
  },
  'root',
);

/** The film is beside the steps, and above them on a phone. */
export const beside = layered(
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
        alignItems: 'center',
        gap: vars.space.s32,
      },
    },
  },
  'beside',
);

const frame = {
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
} as const;

export const film = layered({ ...frame, display: 'block', backgroundColor: vars.color.sunken }, 'film');

export const poster = layered({ ...frame, position: 'relative' }, 'poster');

/** The play button covers the whole picture. */
export const play = layered(
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    margin: 0,
    padding: 0,
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      // Drawn inside, where the frame does not cut it off.
      '&:focus-visible': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-6px',
        boxShadow: `inset 0 0 0 8px ${vars.color.surface}`,
      },
    },
    '@media': { [media.noScript]: { display: 'none' } },
  },
  'play',
);

export const disc = layered(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4rem',
    blockSize: '4rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.action,
    boxShadow: vars.shadow.float,
    transition: `scale ${vars.motion.fast} ${vars.motion.ease}`,
    '@media': {
      [`${media.motion} and ${media.hover}`]: { selectors: { [`${play}:hover &`]: { scale: '1.06' } } },
      [media.forcedColors]: { border: '1px solid ButtonText', color: 'ButtonText' },
    },
  },
  'disc',
);

export const fallback = layered(
  {
    position: 'absolute',
    insetBlockEnd: vars.space.s12,
    insetInlineStart: vars.space.s12,
    padding: `${vars.space.s8} ${vars.space.s16}`,
    borderRadius: vars.radius.field,
    backgroundColor: vars.color.surface,
    color: vars.color.action,
    fontWeight: 600,
  },
  'fallback',
);

export const steps = layered(
  {
    display: 'grid',
    gap: vars.space.s24,
    margin: 0,
    padding: 0,
    // An empty string instead of "none": Safari does not announce a list whose list-style is "none".
    listStyleType: "''",
    minInlineSize: 0,
  },
  'steps',
);

export const inColumns = layered(
  { '@media': { [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } },
  'inColumns',
);

export const step = layered(
  { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.s16 },
  'step',
);

export const number = layered(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.actionSoft,
    color: vars.color.action,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lg,
    fontWeight: 600,
    fontVariantNumeric: 'lining-nums',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'number',
);

export const text = layered(
  {
    display: 'grid',
    // Keeps the sentence directly under its title beside a taller step.
    alignContent: 'start',
    gap: vars.space.s4,
    minInlineSize: 0,
    paddingBlockStart: '0.375rem',
    overflowWrap: 'anywhere',
  },
  'text',
);

export const title = layered(
  {
    margin: 0,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lg,
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
    hyphens: 'auto',
  },
  'title',
);

export const sentence = layered(
  { color: vars.color.inkMuted, fontSize: vars.fontSize.sm, lineHeight: 1.45, textWrap: 'pretty' },
  'sentence',
);
