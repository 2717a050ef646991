import { drawFronts } from '../../buildings/fronts.ts';
import { drawFrontTop, type Lot } from '../../buildings/frontTops.ts';
import { mix } from '../../colour.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { box, type Markup, num, oval, path, polygon, rect, stroke } from '../../svg.ts';
import { avenueTree, drawTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

const FOOT = 742;
const AWNINGS = ['#14504a', '#b5493a', '#2f5d7a', '#c98a2f', '#7a3f52'] as const;

/** The house itself, from across the street: rows of windows, flowers, an awning over the door. */
export function ownFront(stage: Stage, { focus }: View): Markup {
  const { front, walls, tiles, stone } = stage.setting;
  const random = stage.random('own front');
  const gable = front.gables[0] ?? 'low';
  // A broad house under one roof, or two gables side by side.
  const isGabled = gable !== 'low' && gable !== 'mansard' && gable !== 'flat';
  const bays = isGabled ? 6 : front.width > 1.2 ? 7 : 5;
  const doorBay = Math.floor((bays - 1) / 2);
  const floors = front.floors[0] > 3 ? 4 : 3;
  const width = bays * (bays > 5 ? 96 : 112);
  const storey = 142;
  const ground = 172;
  const height = ground + storey * (floors - 1) * (floors === 4 ? 0.86 : 1);
  const x = focus * 0.4 - width / 2;
  const top = FOOT - height;
  const wall = random.pick(walls);
  const face = stage.lit(wall);
  const awning = random.pick(AWNINGS);
  const trim = stage.lit('#fbf4e4');
  const dark = stage.sky.tone > 0.3;
  let sashes = '';
  let lamp = '';
  let pane = '';
  let sills = '';
  let shutters = '';
  let leaves = '';
  let blooms = '';
  const step = (height - ground) / (floors - 1);
  for (let floor = 0; floor < floors - 1; floor++)
    for (let bay = 0; bay < bays; bay++) {
      const cx = x + (width * (bay + 0.5)) / bays;
      const w = width / bays / 2.3;
      const h = step * 0.62;
      const y = top + step * floor + step * 0.24;
      const isLit = stage.unit('own lamp', floor * 9 + bay) < 0.55;
      if (isLit) lamp += box(cx - w / 2, y, w, h);
      else pane += box(cx - w / 2, y, w, h);
      sashes += `M${num(cx)} ${num(y)}v${num(h)}M${num(cx - w / 2)} ${num(y + h * 0.36)}h${num(w)}`;
      sills += box(cx - w / 2 - 7, y + h, w + 14, 9);
      if (front.shutters)
        shutters += box(cx - w * 1.02, y - 2, w * 0.46, h + 4) + box(cx + w * 0.56, y - 2, w * 0.46, h + 4);
      if (!stage.land.isSnowy)
        for (let n = 0; n < 7; n++) {
          const fx = cx - w / 2 + (w * (n + 0.5)) / 7;
          leaves += oval(fx, y + h - 3 - 6 * stage.unit('leaf', floor * 99 + bay * 9 + n), 8, 8);
          if (stage.unit('bloom', floor * 99 + bay * 9 + n) < 0.6)
            blooms += oval(fx, y + h - 9 - 9 * stage.unit('bloom y', bay * 9 + n + floor), 5, 5);
        }
    }
  const door = x + (width * (doorBay + 0.5)) / bays;
  let shopPanes = '';
  let valance = '';
  for (let bay = 0; bay < bays; bay++) {
    const cx = x + (width * (bay + 0.5)) / bays;
    const w = width / bays / 1.7;
    if (bay === doorBay) continue;
    shopPanes += `M${num(cx - w / 2)} ${FOOT - 26}V${FOOT - ground + 66}q${num(w / 2)} -34 ${num(w)} 0V${FOOT - 26}Z`;
    valance += `M${num(cx - w / 2 - 8)} ${FOOT - ground + 44}h${num(w + 16)}l10 44h${num(-w - 36)}Z`;
  }
  const isRight = x + width / 2 < 0;
  const treeX = (isRight ? 1 : -1) * stage.core * 0.74;
  return [
    drawBackdrop(stage, 480),
    drawSkyline(stage, 560, 0.6, 130),
    drawFronts(stage, {
      part: 'neighbours',
      y: FOOT,
      width: 236,
      height: height * 0.86,
      depth: 0.14,
    }),
    ...(isGabled ? [0, 1] : [0]).map((nth) => {
      const own = isGabled ? width / 2 : width;
      const lot: Lot = {
        x: x + nth * own,
        y: FOOT,
        width: own,
        height,
        depth: 0,
        wall,
        face,
        tiles: random.pick(tiles),
        cell: 3,
        random,
      };
      return drawFrontTop(stage, gable, lot);
    }),
    rect(x, top, width, height, face),
    rect(stage.lightSide(door) === 1 ? x : x + width * 0.94, top, width * 0.06, height, stage.shaded(wall), {
      opacity: 0.4,
    }),
    path(box(x, FOOT - ground - 10, width, 10) + box(x - 6, top - 8, width + 12, 14), trim),
    path(shutters, stage.tint(random.pick(front.shutters ?? ['#5d7d92']))),
    path(lamp, dark ? stage.window : stage.tint('#5a7a84')),
    path(pane, stage.shaded('#3f5a66')),
    stroke(sashes, trim, 4.5),
    path(sills, stage.lit(stone)),
    path(leaves, stage.tint('#4a7a52')),
    path(blooms, stage.lit(stage.land.flower)),
    rect(x, FOOT - ground, width, ground, mix(face, stage.tint(stone), 0.6)),
    path(shopPanes, dark ? stage.window : stage.shaded('#34525a')),
    path(valance, stage.tint(awning)),
    // The door: steps, a canopy, two lamps.
    path(`M${num(door - 40)} ${FOOT}V${FOOT - 112}a40 40 0 0 1 80 0V${FOOT}Z`, trim),
    path(
      `M${num(door - 31)} ${FOOT}V${FOOT - 112}a31 31 0 0 1 62 0V${FOOT}Z`,
      dark ? mix(stage.window, '#7a4a2a', 0.3) : stage.shaded(awning),
    ),
    stroke(`M${num(door)} ${FOOT}v-142`, trim, 3, { opacity: 0.6 }),
    path(
      `M${num(door - 84)} ${FOOT - 158}Q${num(door)} ${FOOT - 214} ${num(door + 84)} ${FOOT - 158}v10h-168Z`,
      stage.lit(awning),
    ),
    path(
      oval(door - 66, FOOT - 112, 10, 14) + oval(door + 66, FOOT - 112, 10, 14),
      dark ? '#ffe2a0' : stage.lit('#f7ecd2'),
    ),
    rect(
      -stage.half,
      FOOT,
      stage.half * 2,
      HEIGHT - FOOT,
      fade(stage, FOOT, HEIGHT, stage.lit(stone), stage.tint(stone), stage.shaded(stone)),
    ),
    rect(-stage.half, FOOT, stage.half * 2, 26, stage.shaded(stone), { opacity: 0.35 }),
    rect(door - 66, FOOT - 6, 132, 16, trim),
    ...[-1, 1].map((side) => drawTub(stage, door + side * 104, FOOT + 10)),
    drawTables(stage, door + (isRight ? -1 : 1) * width * 0.36, awning),
    drawShadow(stage, treeX, 852, 40, 240),
    drawTree(stage, avenueTree(stage), { x: treeX, y: 856, height: 520, depth: 0 }, 6),
  ].join('');
}

/** A clipped bush in a tub. */
function drawTub(stage: Stage, x: number, y: number): Markup {
  return [
    polygon(
      [
        [x - 24, y - 40],
        [x + 24, y - 40],
        [x + 19, y],
        [x - 19, y],
      ],
      stage.shaded('#b8653f'),
    ),
    path(oval(x, y - 74, 33, 38), stage.shaded('#3f6f4c')),
    path(oval(x + stage.lightSide(x) * 8, y - 82, 21, 24), stage.tint('#5f9156')),
  ].join('');
}

/** Two small tables with their chairs on the pavement. */
function drawTables(stage: Stage, x: number, accent: string): Markup {
  const metal = stage.shaded('#3c454c');
  return [-64, 66]
    .map((dx) => {
      const cx = x + dx;
      return [
        stroke(
          `M${num(cx)} 838v-58M${num(cx - 16)} 840h32M${num(cx - 52)} 838l6 -46h-28M${num(cx - 46)} 792l-34 0l-6 -48M${num(cx - 80)} 792l-4 46M${num(cx + 52)} 838l-6 -46h28M${num(cx + 46)} 792l34 0l6 -48M${num(cx + 80)} 792l4 46`,
          metal,
          5,
        ),
        rect(cx - 34, 774, 68, 8, stage.lit('#f6ecd8')),
        rect(cx - 84, 786, 40, 9, stage.lit(accent)),
        rect(cx + 44, 786, 40, 9, stage.lit(accent)),
      ].join('');
    })
    .join('');
}
