import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { body, foot, headline, picture, promotion, urgency } from './Card.css.ts';
import { frame } from './CardPicture.css.ts';
import { partOf } from './partOf.ts';

/** A small picture at the start, on a phone too: for lists and drawers. */
export const rowLayout = layered({ flexDirection: 'row', flexWrap: 'wrap' }, 'rowLayout');

partOf(`${rowLayout} > ${picture}`, {
  flex: '1 1 34%',
  maxInlineSize: '10rem',
  minBlockSize: '6rem',
  borderStartEndRadius: 0,
  borderEndStartRadius: 'inherit',
});

partOf(`${rowLayout} ${frame}`, { position: 'absolute', inset: 0, aspectRatio: 'auto' });

partOf(`${rowLayout} ${promotion}`, {
  insetBlockStart: vars.space.s8,
  insetInlineStart: vars.space.s8,
});

partOf(`${rowLayout} ${urgency}`, {
  insetBlockEnd: vars.space.s8,
  insetInlineStart: vars.space.s8,
  maxInlineSize: `calc(100% - ${vars.space.s16})`,
});

// Takes the width that the picture leaves; where that is less than 11rem, the picture is above the words.
partOf(`${rowLayout} > ${body}`, { flex: '999 1 11rem', paddingBlock: vars.space.s12 });

partOf(`${rowLayout} ${headline}`, { fontSize: vars.fontSize.md });
partOf(`${rowLayout} ${foot}`, { paddingBlockStart: vars.space.s4 });
