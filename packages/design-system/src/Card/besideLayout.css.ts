import { createContainer } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { action, body, foot, headline, note, picture, price, texts } from './Card.css.ts';
import { partOf } from './partOf.ts';

const container = createContainer('card');

/** Depends on the card's own width: a card beside others is narrow on any screen. */
const WIDE = `${container} (inline-size >= 40rem)`;

/** The picture beside the words where the card is wide, above them where it is not: for lists of one column. */
export const besideLayout = layered(
  {
    display: 'grid',
    gridTemplateColumns: '38% minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    containerName: container,
    containerType: 'inline-size',
  },
  'besideLayout',
);

partOf(`${besideLayout} > ${picture}`, {
  gridColumn: '1 / -1',
  '@container': {
    // With a margin around it, since the words beside it may be taller.
    [WIDE]: {
      gridArea: '1 / 1 / -1 / 2',
      alignSelf: 'start',
      margin: vars.space.s12,
      marginInlineEnd: 0,
      borderRadius: vars.radius.field,
    },
  },
});

partOf(`${besideLayout} > ${body}`, {
  gridColumn: '1 / -1',
  '@container': { [WIDE]: { gridArea: '1 / 2 / -1 / 3' } },
});

const whenWide = (part: string, rule: Parameters<typeof partOf>[1]) =>
  partOf(`${besideLayout} ${part}`, { '@container': { [WIDE]: rule } });

whenWide(headline, { fontSize: vars.fontSize.xl });
whenWide(texts.cut, { whiteSpace: 'normal' });

// One line: conditions, price, button.
whenWide(foot, { flexWrap: 'nowrap', justifyContent: 'flex-end', columnGap: vars.space.s24 });
whenWide(note, { flex: '1' });
whenWide(price, { flex: 'none' });
// Shown after the price; screen readers read it as the link's description, whatever the order.
whenWide(action, { order: 1 });
