import { HEIGHT, type Stage, veil } from '../stage.ts';
import { drawBranch } from '../foreground.ts';
import { type Markup, rect } from '../svg.ts';
import type { Outlook } from './still.ts';
import { drawBoard, drawBottle, drawTable, drawWineGlass } from './tableware.ts';

/** A table in the open with wine, cheese and grapes. */
export function drawWine(stage: Stage, outlook: Outlook): Markup {
  const random = stage.random('wine');
  const core = Math.min(stage.core, 820);
  const side = random.chance(0.5) ? 1 : -1;
  const isRed = random.chance(0.6);
  const wine = isRed ? '#8c2f3f' : '#ecca6c';
  const table = 676;
  const full = { x: -stage.half, y: -70, width: stage.half * 2, height: HEIGHT - 90 };
  return [
    outlook(full),
    // A thin haze over the land separates it from the table.
    rect(-stage.half, 0, stage.half * 2, HEIGHT, veil(stage, 200, table, stage.sky.haze, [0, 0.22, 0.42])),
    drawTable(stage, table, random.pick(['#a9744a', '#8f5f3e', '#c09266'])),
    drawBottle(
      stage,
      side * core * 0.4,
      table + 34,
      480,
      isRed ? '#2f5a45' : '#6f8f4e',
      isRed ? '#8c2f3f' : '#d9a441',
    ),
    drawWineGlass(stage, side * core * 0.18, table + 48, 300, wine),
    drawWineGlass(stage, -side * core * 0.06, table + 64, 320, wine),
    drawBoard(stage, -side * core * 0.5, table + 58, 360),
    drawBranch(
      stage,
      side,
      stage.land.isSnowy ? stage.land.spruce : (stage.land.foliage[0] ?? stage.land.wood),
    ),
  ].join('');
}
