import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

/** A card without a box, because reviews form a list that is separated by hairlines. */
export const card = layered(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space.s8,
    minInlineSize: 0,
    color: vars.color.ink,
    fontFamily: vars.font.text,
    lineHeight: vars.lineHeight.text,
    overflowWrap: 'anywhere',
  },
  'card',
);

export const head = layered(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.s12,
    rowGap: vars.space.s4,
  },
  'head',
);

export const guest = layered(
  {
    margin: 0,
    minInlineSize: 0,
    fontFamily: vars.font.display,
    fontSize: vars.fontSize.lg,
    fontWeight: 600,
    lineHeight: 1.25,
    letterSpacing: '-0.01em',
  },
  'guest',
);

export const about = layered(
  { margin: 0, color: vars.color.inkMuted, fontSize: vars.fontSize.sm, lineHeight: 1.4 },
  'about',
);

export const part = layered(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: vars.space.s8,
    maxInlineSize: '45em',
    margin: 0,
  },
  'part',
);

export const text = layered({ whiteSpace: 'pre-line', hyphens: 'auto', textWrap: 'pretty' }, 'text');

const cutAfter = (lines: number) =>
  layered(
    { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' },
    `lines${lines}`,
  );

export const cut = { 3: cutAfter(3), 5: cutAfter(5) };

/** Centred on the first line of text. */
const mark = { marginBlockStart: '0.25rem' } as const;
export const positive = layered({ ...mark, color: vars.color.good }, 'positive');
export const negative = layered({ ...mark, color: vars.color.inkMuted }, 'negative');
