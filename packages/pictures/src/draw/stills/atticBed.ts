import { HEIGHT, type Stage } from '../stage.ts';
import { ellipse, type Markup, num, outline, path, rect, stroke } from '../svg.ts';
import { drawLamp, drawPillow } from './bedParts.ts';
import {
  accentOf,
  drawLightPatch,
  drawWall,
  drawWindow,
  indoorLight,
  indoors,
  indoorShade,
  type Outlook,
  wallOf,
} from './still.ts';

/** A bed under the slope of the roof: beams, a gable window, a rug on boards. */
export function drawAtticBed(stage: Stage, outlook: Outlook): Markup {
  const random = stage.random('attic bed');
  const core = Math.min(stage.core, 820);
  const side = random.chance(0.5) ? 1 : -1;
  const beam = random.pick(['#8a5f42', '#6b4a38', '#b58a60', '#f1e6d2']);
  const wall = wallOf(stage);
  const linen = '#f8f1e4';
  const blanket = accentOf(stage, 'blanket');
  const width = Math.min(560, core * 0.72);
  const x = side * core * 0.14 - width / 2;
  const bed = -side * core * 0.42;
  const slope = (at: 1 | -1, inset: number): string =>
    outline([
      [at * stage.half, -10],
      [at * (150 - inset), -10],
      [at * (core * 0.98 - inset), 560],
      [at * (core * 0.98 - inset), HEIGHT],
      [at * stage.half, HEIGHT],
    ]);
  let joists = '';
  for (const at of [-1, 1])
    for (const t of [0.12, 0.5, 0.88]) {
      const px = at * (150 + (core * 0.98 - 150) * t);
      joists += `M${num(px)} ${num(-10 + 570 * t)}L${num(px + at * 420)} ${num(-120 + 570 * t)}`;
    }
  const bx = (dx: number) => num(bed - side * dx);
  return [
    drawWall(stage, wall),
    drawWindow(
      stage,
      outlook,
      { x, y: 190, width, height: 400 },
      { panes: 2, bar: 0.36, isArched: random.chance(0.4) },
    ),
    path(slope(-1, 0) + slope(1, 0), indoorLight(stage, '#f6ecda')),
    stroke(
      `M-150 -10L${num(-core * 0.98)} 560V776M150 -10L${num(core * 0.98)} 560V776M${num(-core * 0.34)} 110H${num(core * 0.34)}`,
      indoors(stage, beam),
      30,
    ),
    stroke(joists, indoorShade(stage, beam), 22),
    rect(-stage.half, 776, stage.half * 2, HEIGHT - 776, indoorShade(stage, '#a97c52')),
    rect(-stage.half, 770, stage.half * 2, 8, indoors(stage, '#f4ead7')),
    ellipse(side * core * 0.34, 846, 330, 34, indoors(stage, accentOf(stage, 'rug')), { opacity: 0.6 }),
    drawLightPatch(stage, [
      [x + 40, 790],
      [x + width - 40, 790],
      [x + width + side * 120, 880],
      [x + side * 120, 880],
    ]),
    // A chest with a lamp below the window.
    rect(x + width / 2 - 150, 676, 300, 110, indoorShade(stage, beam)),
    rect(x + width / 2 - 162, 662, 324, 18, indoors(stage, beam)),
    drawLamp(stage, x + width / 2 + side * 90, 662),
    path(`M${bx(410)} 900V540Q${bx(404)} 500 ${bx(366)} 500H${bx(352)}V900Z`, indoorShade(stage, beam)),
    path(`M${bx(352)} 900V660H${bx(-352)}Q${bx(-392)} 670 ${bx(-392)} 720V900Z`, indoorShade(stage, linen)),
    path(
      `M${bx(352)} 730V664Q${bx(60)} 640 ${bx(-360)} 660Q${bx(-398)} 668 ${bx(-394)} 728Q${bx(0)} 706 ${bx(352)} 730Z`,
      indoorLight(stage, linen),
    ),
    drawPillow(stage, bed - side * 252, 676, 200, linen),
    drawPillow(stage, bed - side * 176, 690, 170, accentOf(stage, 'cushion')),
    path(
      `M${bx(40)} 656Q${bx(-180)} 644 ${bx(-360)} 660Q${bx(-400)} 668 ${bx(-398)} 722L${bx(-404)} 900H${bx(60)}Q${bx(80)} 770 ${bx(40)} 656Z`,
      indoors(stage, blanket),
    ),
    stroke(
      `M${bx(52)} 720Q${bx(-180)} 700 ${bx(-398)} 724M${bx(60)} 760Q${bx(-180)} 742 ${bx(-400)} 764M${bx(62)} 800Q${bx(-180)} 784 ${bx(-402)} 804`,
      indoorLight(stage, '#f3dfb8'),
      6,
      { opacity: 0.55 },
    ),
  ].join('');
}
