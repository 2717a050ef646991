import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { aboveName, after, body, card, foot, headline, line, lines } from './Card.css.ts';
import { partOf } from './partOf.ts';

/** Most lines between a card's name and its foot. */
const LINES = 4;

/** Rows of the grid that a card takes: picture, part above the name, name, lines, foot, and the part after it. */
const ROWS = LINES + 5;

/**
 * A card whose parts take their rows from the grid around it. The cell has the distance to the next row itself,
 * because a row gap of the grid would also follow empty rows.
 */
export const cell = layered(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'subgrid',
    gridRow: `span ${ROWS}`,
    marginBlockEnd: vars.space.s24,
  },
  'cell',
);

const subgrid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
} as const;

/** A real card; a skeleton has no parts to align, and keeps its own rows. */
const aligned = `${cell} > article${card}`;

partOf(aligned, {
  ...subgrid,
  gridRow: '1 / -1',
  blockSize: 'auto',
});
partOf(`${aligned} > ${body}`, {
  ...subgrid,
  gridRow: '2 / -1',
});

const row = (part: string, gridRow: string) => partOf(`${aligned} > ${body} > ${part}`, { gridRow });

row(aboveName, '1');
row(headline, '2');
row(lines, `3 / span ${LINES}`);
row(foot, `${LINES + 3}`);
row(after, `${LINES + 4}`);

partOf(`${aligned} > ${body} > ${aboveName}`, { paddingBlockEnd: vars.space.s4 });
partOf(`${aligned} > ${body} > ${lines}`, subgrid);
partOf(`${cell} ${lines} > ${line}`, { display: 'block', paddingBlockStart: vars.space.s4 });
partOf(`${cell} ${lines} > ${line}:empty`, { padding: 0 });
