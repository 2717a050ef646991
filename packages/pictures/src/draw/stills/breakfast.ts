import { box, type Markup, path, rect } from '../svg.ts';
import type { Stage } from '../stage.ts';
import {
  accentOf,
  drawCurtain,
  drawLightPatch,
  drawWall,
  drawWindow,
  indoorLight,
  indoors,
  type Outlook,
  wallOf,
} from './still.ts';
import { drawBasket, drawEgg, drawFruit, drawPot } from './spread.ts';
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
  // Undefined is a table of bare wood.
  const cloth = random.pick(['#f6ecd9', '#dfe6da', '#f0d6b8', '#b9cfcb', undefined, undefined]);
  const accent = accentOf(stage, 'cup');
  const flowers = [stage.land.flower, '#f3c65c', '#f2e4cf', accentOf(stage, 'flower')];
  return [
    drawWall(stage, wall),
    drawWindow(
      stage,
      outlook,
      { x, y: 96, width, height: 470 },
      {
        panes: random.int(1, 4),
        isArched: random.chance(0.35),
        ...(random.chance(0.4) ? { bar: 0.3 } : {}),
      },
    ),
    ...drawHangings(stage, x, width),
    drawTable(stage, table, random.pick(['#b98556', '#8f6242', '#d9b98a', '#6b5a4c']), cloth),
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
    ...drawSpread(stage, { side, core, table, accent, flowers }),
  ].join('');
}

/** Curtains, a striped blind, or half curtains on a rail. */
function drawHangings(stage: Stage, x: number, width: number): Markup[] {
  const random = stage.random('hangings');
  const colour = random.pick(['#f4e8d3', '#d3ddd2', '#e9c3a8', accentOf(stage, 'curtain')]);
  switch (random.pick(['curtains', 'blind', 'none'] as const)) {
    case 'curtains':
      return [
        drawCurtain(stage, x - 70, 30, 700, 150, colour, 1),
        drawCurtain(stage, x + width + 70, 30, 700, 150, colour, -1),
      ];
    case 'blind': {
      let stripes = '';
      for (let n = 0; n < 9; n++)
        stripes += box(x - 24 + ((width + 48) * (n + 0.25)) / 9, 60, (width + 48) / 18, 96);
      return [
        rect(x - 24, 60, width + 48, 96, indoorLight(stage, '#f7efe0')),
        path(stripes, indoors(stage, colour)),
        rect(x - 30, 52, width + 60, 14, indoors(stage, '#f7efe0')),
      ];
    }
    case 'none':
      return [];
  }
}

interface SpreadPlace {
  side: 1 | -1;
  core: number;
  /** Height of the table's far edge. */
  table: number;
  accent: string;
  flowers: readonly string[];
}

/** The food on the table: coffee and a croissant, rolls and eggs, or fruit and juice. */
function drawSpread(stage: Stage, { side, core, table, accent, flowers }: SpreadPlace): Markup[] {
  const random = stage.random('spread');
  const jug = random.pick(['#eee0c8', '#2f7480', '#d98a5c']);
  const at = (part: number) => side * core * part;
  const bouquet = (part: number, height: number) =>
    drawBouquet(stage, at(part), table + 34, height, flowers, jug);
  const spread = random.pick(['coffee', 'rolls', 'fruit'] as const);
  stage.drawn.add(`spread of ${spread}`);
  switch (spread) {
    case 'coffee':
      return [
        bouquet(0.52, 400),
        drawTumbler(stage, at(0.27), table + 36, 74, 128, '#f0a93c'),
        drawPlate(stage, at(-0.02), table + 62, 280),
        drawCroissant(stage, at(-0.02) - 14, table + 56, 150),
        drawCup(stage, at(-0.4), table + 66, 210, accent),
        drawTumbler(stage, at(-0.6), table + 30, 66, 80, '#b93a3a', 0.86),
      ];
    case 'rolls':
      return [
        drawPot(stage, at(-0.62), table + 40, 250, jug),
        drawBasket(stage, at(-0.22), table + 48, 290),
        drawEgg(stage, at(0.14), table + 62, 100, accent),
        drawCup(stage, at(0.42), table + 66, 190, accent),
        drawTumbler(stage, at(0.66), table + 32, 62, 76, '#e8a13a', 0.86),
        bouquet(0.8, 250),
      ];
    case 'fruit':
      return [
        bouquet(-0.66, 300),
        drawFruit(stage, at(-0.28), table + 50, 270, accent),
        drawTumbler(stage, at(0.02), table + 60, 78, 136, '#f0a93c'),
        drawPlate(stage, at(0.36), table + 62, 270),
        drawCroissant(stage, at(0.36) - 10, table + 56, 140),
        drawPot(stage, at(0.68), table + 40, 220, '#cfd2cc'),
      ];
  }
}
