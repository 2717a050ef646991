import type { Stage } from '../stage.ts';
import { type Markup, num, path, rect, stroke } from '../svg.ts';
import { drawLamp, drawPillow } from './bedParts.ts';
import {
  accentOf,
  drawCurtain,
  drawLightPatch,
  drawWall,
  drawWindow,
  indoorLight,
  indoors,
  indoorShade,
  type Outlook,
  wallOf,
} from './still.ts';

/** A bed along a wide window, seen from its side. */
export function drawSideBed(stage: Stage, outlook: Outlook): Markup {
  const random = stage.random('bedroom');
  const core = Math.min(stage.core, 820);
  const side = random.chance(0.5) ? 1 : -1;
  const linen = '#f8f1e4';
  const blanket = accentOf(stage, 'blanket');
  const cushion = accentOf(stage, 'cushion');
  const width = Math.min(1000, core * 1.28);
  const x = side * core * 0.2 - width / 2;
  const bed = -side * core * 0.24;
  const b = (dx: number) => num(bed + side * dx);
  const curtain = random.pick(['#f4e8d3', '#e9d6b6', '#d3ddd2', '#e9c3a8']);
  return [
    drawWall(stage, wallOf(stage)),
    drawWindow(
      stage,
      outlook,
      { x, y: 84, width, height: 520 },
      { panes: random.int(2, 4), isArched: random.chance(0.3), ...(random.chance(0.3) ? { bar: 0.3 } : {}) },
    ),
    drawCurtain(stage, x - 90, 20, 800, 190, curtain, 1),
    drawCurtain(stage, x + width + 90, 20, 800, 190, curtain, -1),
    rect(-stage.half, 776, stage.half * 2, 130, indoorShade(stage, '#b58a60')),
    rect(-stage.half, 770, stage.half * 2, 9, indoors(stage, '#f4ead7')),
    drawLightPatch(stage, [
      [x + width * 0.56, 784],
      [x + width - 30, 784],
      [x + width + 120 * side, 900],
      [x + width * 0.6 + 120 * side, 900],
    ]),
    // Night table and lamp stand behind the head of the bed.
    rect(bed - side * 560 - 62, 650, 124, 190, indoorShade(stage, '#9a6c46')),
    rect(bed - side * 560 - 72, 640, 144, 16, indoors(stage, '#b58257')),
    drawLamp(stage, bed - side * 560, 640),
    path(`M${b(-470)} 900V520Q${b(-468)} 470 ${b(-420)} 470H${b(-404)}V900Z`, indoorShade(stage, '#8f6242')),
    path(`M${b(-404)} 900V640H${b(420)}Q${b(470)} 650 ${b(470)} 700V900Z`, indoorShade(stage, linen)),
    path(
      `M${b(-404)} 720V648Q${b(-100)} 618 ${b(430)} 640Q${b(478)} 650 ${b(474)} 716Q${b(0)} 690 ${b(-404)} 720Z`,
      indoorLight(stage, linen),
    ),
    drawPillow(stage, bed - side * 296, 658, 216, linen),
    drawPillow(stage, bed - side * 212, 672, 196, '#efe3cf'),
    drawPillow(stage, bed - side * 132, 682, 142, cushion),
    path(
      `M${b(90)} 640Q${b(260)} 626 ${b(430)} 640Q${b(480)} 650 ${b(478)} 712L${b(484)} 900H${b(60)}Q${b(44)} 760 ${b(90)} 640Z`,
      indoors(stage, blanket),
    ),
    path(
      `M${b(90)} 640Q${b(260)} 626 ${b(430)} 640Q${b(470)} 648 ${b(476)} 690Q${b(270)} 668 ${b(76)} 690Z`,
      indoorLight(stage, blanket),
    ),
    stroke(
      `M${b(74)} 724Q${b(270)} 702 ${b(478)} 728M${b(68)} 748Q${b(270)} 728 ${b(480)} 752`,
      indoorLight(stage, '#f3dfb8'),
      5,
      { opacity: 0.7 },
    ),
  ].join('');
}
