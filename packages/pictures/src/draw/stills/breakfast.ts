import type { Markup } from '../svg.ts';
import type { Stage } from '../stage.ts';
import {
  accentOf,
  drawCurtain,
  drawLightPatch,
  drawWall,
  drawWindow,
  type Outlook,
  wallOf,
} from './still.ts';
import { drawBouquet, drawCroissant, drawCup, drawPlate, drawTable, drawTumbler } from './tableware.ts';

/** Breakfast at the window. */
export function drawBreakfast(stage: Stage, outlook: Outlook): Markup {
  const random = stage.random('breakfast');
  const core = Math.min(stage.core, 820);
  const side = random.chance(0.5) ? 1 : -1;
  const wall = wallOf(stage);
  const width = Math.min(1060, core * 1.4);
  const x = -side * core * 0.12 - width / 2;
  const table = 668;
  const cloth = random.pick(['#f6ecd9', '#dfe6da', '#f0d6b8', '#b9cfcb']);
  const accent = accentOf(stage, 'cup');
  const flowers = [stage.land.flower, '#f3c65c', '#f2e4cf', accentOf(stage, 'flower')];
  return [
    drawWall(stage, wall),
    drawWindow(
      stage,
      outlook,
      { x, y: 96, width, height: 470 },
      { panes: random.int(2, 3), isArched: random.chance(0.35) },
    ),
    drawCurtain(stage, x - 70, 30, 700, 150, '#f4e8d3', 1),
    drawCurtain(stage, x + width + 70, 30, 700, 150, '#f4e8d3', -1),
    drawTable(stage, table, '#b98556', cloth),
    drawLightPatch(stage, [
      [x + 60, table + 4],
      [x + width * 0.42, table + 4],
      [x + width * 0.34, table + 92],
      [x - 60, table + 92],
    ]),
    drawLightPatch(stage, [
      [x + width * 0.5, table + 4],
      [x + width - 40, table + 4],
      [x + width - 60, table + 92],
      [x + width * 0.46, table + 92],
    ]),
    drawBouquet(
      stage,
      side * core * 0.52,
      table + 34,
      400,
      flowers,
      random.pick(['#eee0c8', '#2f7480', '#d98a5c']),
    ),
    drawTumbler(stage, side * core * 0.27, table + 36, 74, 128, '#f0a93c'),
    drawPlate(stage, -side * core * 0.02, table + 62, 280),
    drawCroissant(stage, -side * core * 0.02 - 14, table + 56, 150),
    drawCup(stage, -side * core * 0.4, table + 66, 210, accent),
    drawTumbler(stage, -side * core * 0.6, table + 30, 66, 80, '#b93a3a', 0.86),
  ].join('');
}
