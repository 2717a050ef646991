import { cells } from './land.ts';
import { HEIGHT, type Stage } from './stage.ts';
import { box, type Markup, path } from './svg.ts';

const ROWS = 9;

/** The joints of a paved square from its far edge to the viewer. */
export function drawPaving(stage: Stage, from: number): Markup {
  let stones = '';
  for (let row = 0; row < ROWS; row++) {
    const t = (row + 1) / ROWS;
    const y = from + (HEIGHT - from) * t ** 1.5;
    for (const cell of cells(stage, 150 + 150 * t))
      stones += box((cell + stage.unit(`stone ${row}`, cell)) * (150 + 150 * t), y, 60 + 90 * t, 3 + 5 * t);
  }
  return path(stones, stage.shaded(stage.setting.stone), { opacity: 0.4 });
}
