import type { Colour } from '../colour.ts';
import type { Season } from '../seasons.ts';
import type { Stage } from '../stage.ts';

/** The colours of a vineyard's rows. */
interface RowColours {
  crop: Colour;
  earth: Colour;
}

const ROWS: Readonly<Record<Season, RowColours>> = {
  spring: { crop: '#8fb04f', earth: '#c69a6b' },
  summer: { crop: '#5f8f4b', earth: '#c99766' },
  autumn: { crop: '#cf8a33', earth: '#b57a4e' },
  winter: { crop: '#7d6a5a', earth: '#ece7dd' },
};

/** The vines of the season, and the earth between their rows. */
export const rowColours = ({ land }: Stage): RowColours => ROWS[land.season];
