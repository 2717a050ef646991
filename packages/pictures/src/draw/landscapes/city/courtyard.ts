import { type Alley, alleyPoint, type Side, isSunny } from '../../buildings/alley.ts';
import { drawLandmark } from '../../buildings/landmarks/landmarks.ts';
import { type Colour, mix } from '../../colour.ts';
import { drawMist } from '../../land.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { box, ellipse, type Markup, num, outline, oval, path, rect, stroke } from '../../svg.ts';
import { drawTree, gardenTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop } from '../skyline.ts';

/** Scale of the wing at the back; the walls of both sides come from there towards the viewer. */
const BACK = 0.6;
const WALL = 410;

/** The courtyard of a town house: three wings about a garden with a fountain. */
export function courtyard(stage: Stage, { horizon, focus }: View): Markup {
  const yard: Alley = { x: focus * 0.3, y: horizon, halfWidth: 640, eye: 230 };
  const { stone, walls } = stage.setting;
  const wall = stage.random('courtyard').pick(walls);
  const at = (across: number, up: number, scale: number) => alleyPoint(yard, across, up, scale);
  const [, ground] = at(0, 0, BACK);
  const [, eaves] = at(0, WALL, BACK);
  const green = stage.land.isSnowy ? stage.land.meadow : mix(stage.land.meadow, '#4f8559', 0.45);
  const hasEmblem = stage.random('courtyard emblem').chance(0.6);
  const near = 2.2 * Math.max(1, stage.half / 800);
  const bed = (side: Side, from: number, to: number) =>
    outline([at(side * 120, 0, from), at(side * 420, 0, from), at(side * 420, 0, to), at(side * 120, 0, to)]);
  const kerb = (side: Side, from: number, to: number) => {
    const [x1, y1] = at(side * 120, 0, to);
    const [x2] = at(side * 420, 0, to);
    return box(Math.min(x1, x2), y1 - 26 * to, Math.abs(x2 - x1), 26 * to) + bed(side, from, to);
  };
  return [
    drawBackdrop(stage, eaves + 40),
    hasEmblem
      ? drawLandmark(stage, { x: yard.x - focus * 0.7, y: eaves + 110, height: 400, depth: 0.36 })
      : '',
    drawMist(stage, eaves - 160, eaves + 60, 0.25),
    rect(
      -stage.half,
      ground - 4,
      stage.half * 2,
      HEIGHT - ground + 4,
      fade(stage, ground, HEIGHT, stage.tint(stone, 0.05), stage.lit(stone), stage.tint(stone)),
    ),
    drawBackWing(stage, yard, wall),
    ...([-1, 1] as const).map((side) => drawSideWing(stage, yard, side, wall, near)),
    ...([-1, 1] as const).flatMap((side) => [
      path(kerb(side, 0.66, 0.84), stage.shaded('#3f7a55')),
      path(bed(side, 0.665, 0.825), stage.lit(green)),
      path(kerb(side, 1.02, 1.5), stage.shaded('#3f7a55')),
      path(bed(side, 1.03, 1.46), stage.lit(green)),
    ]),
    ...[0.72, 1.2].flatMap((scale, n) =>
      ([-1, 1] as const).map((side) => {
        const [x, y] = at(side * 290, 0, scale);
        return (
          drawShadow(stage, x, y, 30 * scale, 150 * scale, 0.2) +
          drawTree(stage, gardenTree(stage), { x, y, height: 250 * scale, depth: 0.04 }, n * 2 + side + 14)
        );
      }),
    ),
    roses(stage, yard),
    drawFountain(stage, at(0, 0, 0.92), 0.92),
    ...([-1, 1] as const).map((side) => drawPotTree(stage, at(side * 62, 0, 1.62), 1.1)),
  ].join('');
}

/** The wing opposite: an arcade or doors below, windows above, a roof. */
function drawBackWing(stage: Stage, yard: Alley, wall: Colour): Markup {
  const { front, house, tiles, stone } = stage.setting;
  const at = (across: number, up: number) => alleyPoint(yard, across, up, BACK);
  const face = stage.tint(wall, 0.06);
  const [left, ground] = at(-640, 0);
  const [right, eaves] = at(640, WALL);
  const width = right - left;
  const isArcade = front.ground === 'arcade' || stage.setting.climate === 'south';
  const rise = front.gables[0] === 'mansard' ? 84 : 58 * (house.pitch ?? 1);
  const bays = 7;
  let openings = '';
  let lamps = '';
  let panes = '';
  for (let bay = 0; bay < bays; bay++) {
    const cx = left + (width * (bay + 0.5)) / bays;
    const w = (width / bays) * (isArcade ? 0.7 : 0.42);
    const arch = isArcade ? w / 2 : 6;
    if (isArcade || bay % 3 === 0)
      openings += `M${num(cx - w / 2)} ${num(ground)}v${num(-98 + arch)}q0 ${num(-arch)} ${num(w / 2)} ${num(-arch)}q${num(w / 2)} 0 ${num(w / 2)} ${num(arch)}v${num(98 - arch)}Z`;
    else openings += box(cx - w / 2, ground - 88, w, 58);
    const upper = box(cx - 15, ground - 190, 30, 54);
    if (stage.unit('yard lamp', bay) < 0.55) lamps += upper;
    else panes += upper;
  }
  const roof = stage.land.isSnowy
    ? stage.lit(stage.land.snow, 0.06)
    : stage.tint(tiles[0] ?? '#a8553d', 0.08);
  return [
    path(
      outline([
        [left - 10, eaves + 4],
        [left + 26, eaves - rise],
        [right - 26, eaves - rise],
        [right + 10, eaves + 4],
      ]),
      roof,
    ),
    rect(left, eaves, width, ground - eaves, face),
    rect(left - 8, eaves - 2, width + 16, 8, stage.lit(stone, 0.05)),
    rect(left, ground - 126, width, 6, stage.lit(stone, 0.05), { opacity: 0.8 }),
    path(
      openings,
      stage.sky.tone > 0.3
        ? mix(stage.window, stage.sky.shade, 0.3)
        : stage.shaded(isArcade ? '#5a4a42' : '#3d4a50', 0.06),
    ),
    path(lamps, stage.window),
    path(panes, stage.shaded('#4a5560', 0.06)),
  ].join('');
}

/** One side of the yard, in perspective, with ivy about its far corner. */
function drawSideWing(stage: Stage, yard: Alley, side: Side, wall: Colour, near: number): Markup {
  const isLit = isSunny(stage, yard, side);
  const face = isLit ? stage.lit(wall, 0.02) : mix(stage.tint(wall), stage.shaded(wall), 0.7);
  const plane = (low: number, high: number, from: number, to: number) =>
    outline([
      alleyPoint(yard, side * 640, low, from),
      alleyPoint(yard, side * 640, high, from),
      alleyPoint(yard, side * 640, high, to),
      alleyPoint(yard, side * 640, low, to),
    ]);
  let panes = '';
  let lamps = '';
  for (let n = 0; n < 5; n++) {
    const from = BACK * 1.14 ** (n * 1.3 + 0.4);
    const to = from * 1.075;
    panes += plane(60, 150, from, to);
    if (stage.unit(`wing ${side}`, n) < 0.5) lamps += plane(235, 330, from, to);
    else panes += plane(235, 330, from, to);
  }
  const roof = stage.land.isSnowy
    ? stage.lit(stage.land.snow)
    : stage.shaded(stage.setting.tiles[0] ?? '#a8553d', 0.03);
  let ivy = '';
  let light = '';
  for (let n = 0; n < 60; n++) {
    const scale = BACK * (1.02 + 0.42 * stage.unit(`ivy ${side}`, n) ** 1.6);
    const up = WALL * stage.unit(`ivy up ${side}`, n) * (1.24 - scale);
    const [x, y] = alleyPoint(yard, side * 634, up * 1.6, scale);
    const r = (16 + 16 * stage.unit(`ivy r ${side}`, n)) * scale;
    if (n % 3 === 0) light += oval(x, y - r * 0.3, r * 0.7, r * 0.6);
    else ivy += oval(x, y, r, r * 0.92);
  }
  const hasIvy = stage.random('ivy').chance(0.5) ? side === 1 : side === -1;
  return [
    path(
      outline([
        alleyPoint(yard, side * 624, WALL, BACK),
        alleyPoint(yard, side * 780, WALL + 76, BACK),
        alleyPoint(yard, side * 780, WALL + 76, near),
        alleyPoint(yard, side * 624, WALL, near),
      ]),
      roof,
    ),
    path(plane(0, WALL, BACK, near), face),
    path(panes, stage.shaded('#4a5560')),
    path(lamps, stage.window),
    hasIvy && !stage.land.isSnowy
      ? path(ivy, stage.shaded('#3f7a50')) + path(light, stage.tint('#5f9a5e'))
      : '',
  ].join('');
}

/** A basin with a jet. */
function drawFountain(stage: Stage, [x, y]: readonly [number, number], scale: number): Markup {
  const s = (value: number) => value * scale;
  const stone = stage.setting.stone;
  const water = mix('#5fa9ae', stage.sky.mid, 0.4);
  return [
    ellipse(x, y, s(116), s(31), stage.shaded(stone)),
    ellipse(x, y - s(13), s(116), s(31), stage.lit(stone)),
    ellipse(x, y - s(14), s(102), s(24), water),
    path(
      `M${num(x - s(13))} ${num(y - s(12))}L${num(x - s(9))} ${num(y - s(80))}h${num(s(18))}L${num(x + s(13))} ${num(y - s(12))}Z`,
      stage.tint(stone),
    ),
    ellipse(x, y - s(80), s(48), s(12), stage.lit(stone)),
    ellipse(x, y - s(83), s(40), s(8), water),
    stage.land.isSnowy
      ? ''
      : stroke(
          `M${num(x)} ${num(y - s(84))}v${num(-s(52))}M${num(x)} ${num(y - s(130))}q${num(s(22))} ${num(-s(8))} ${num(s(30))} ${num(s(48))}M${num(x)} ${num(y - s(130))}q${num(-s(22))} ${num(-s(8))} ${num(-s(30))} ${num(s(48))}`,
          '#f7fbf6',
          s(4),
          { opacity: 0.75 },
        ),
  ].join('');
}

/** A clipped tree in a pot. */
function drawPotTree(stage: Stage, [x, y]: readonly [number, number], size: number): Markup {
  const s = (value: number) => value * size;
  return [
    path(
      outline([
        [x - s(34), y - s(58)],
        [x + s(34), y - s(58)],
        [x + s(25), y],
        [x - s(25), y],
      ]),
      stage.shaded('#b8653f'),
    ),
    rect(x - s(38), y - s(64), s(76), s(12), stage.lit('#c97a50')),
    stroke(`M${num(x)} ${num(y - s(58))}v${num(-s(70))}`, stage.shaded('#6b4c3a'), s(8)),
    path(oval(x, y - s(158), s(52)), stage.shaded('#3f6f4c')),
    path(oval(x + stage.lightSide(x) * s(12), y - s(168), s(35), s(34)), stage.tint('#5f9156')),
  ].join('');
}

/** Flowers along the inner edges of the beds. */
function roses(stage: Stage, yard: Alley): Markup {
  if (stage.land.isSnowy) return '';
  let blooms = '';
  for (let n = 0; n < 46; n++) {
    const scale = n % 2 ? 1.03 + 0.4 * stage.unit('rose', n) : 0.67 + 0.15 * stage.unit('rose', n);
    const side = n % 4 < 2 ? -1 : 1;
    const [x, y] = alleyPoint(yard, side * (130 + 60 * stage.unit('rose x', n) ** 2), 8, scale);
    blooms += oval(x, y, 8 * scale, 7 * scale);
  }
  return path(blooms, stage.lit(stage.land.flower));
}
