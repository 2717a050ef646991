import { alleyDepth, alleyPoint, isSunny } from '../../buildings/alley.ts';
import { drawAlley, mirrorAlley } from '../../buildings/alleyHouses.ts';
import { drawBoat, drawRowboat, HULLS } from '../../buildings/boats.ts';
import { drawLandmarkAtEnd } from '../../buildings/landmarks/landmarks.ts';
import { clip, HEIGHT, type Stage } from '../../stage.ts';
import { group, type Markup, num, outline, path } from '../../svg.ts';
import { avenueTree, drawTree } from '../../treeKinds.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';
import { drawMist } from '../../land.ts';

/** Distance from the middle to the edge of the quay; below, the height of the quay above the water. */
const QUAY = 205;
const DROP = 46;

/** A canal between its houses, seen along its length; a bridge crosses it, the town's emblem stands at its end. */
export function canal(stage: Stage, { horizon, focus }: View): Markup {
  const alley = { x: focus * 0.75, y: horizon, halfWidth: 330, eye: 168 };
  const lines = { part: 'canal', height: 470 };
  const near = 2 * Math.max(1, (stage.half + Math.abs(alley.x)) / QUAY);
  const at = (across: number, up: number, scale: number) => alleyPoint(alley, across, up, scale);
  const surface = outline([
    at(-QUAY, -DROP, 0.06),
    at(QUAY, -DROP, 0.06),
    at(QUAY, -DROP, near),
    at(-QUAY, -DROP, near),
  ]);
  const water = horizon + (alley.eye + DROP) * 0.07;
  const stone = stage.setting.stone;
  const quays = ([-1, 1] as const).map((side) => {
    const isLit = isSunny(stage, alley, side);
    return [
      path(
        outline([
          at(side * QUAY, 0, 0.06),
          at(side * 340, 0, 0.06),
          at(side * 340, 0, near),
          at(side * QUAY, 0, near),
        ]),
        isLit ? stage.lit(stone, 0.06) : stage.tint(stone, 0.06),
      ),
      path(
        outline([
          at(side * QUAY, 0, 0.06),
          at(side * QUAY, -DROP, 0.06),
          at(side * QUAY, -DROP, near),
          at(side * QUAY, 0, near),
        ]),
        stage.shaded(stone, 0.04),
      ),
    ].join('');
  });
  const isLagoon = stage.setting.boat === 'gondola';
  const trees = (isLagoon ? [] : [0.3, 0.42, 0.62, 0.94]).flatMap((scale, n) =>
    ([-1, 1] as const).map((side) => {
      if ((n + (side === 1 ? 1 : 0)) % 2) return '';
      const [x, y] = at(side * 262, 0, scale);
      return drawTree(
        stage,
        avenueTree(stage),
        { x, y, height: 330 * scale, depth: alleyDepth(scale) },
        n * 2 + side + 3,
      );
    }),
  );
  return [
    drawBackdrop(stage, horizon + 6),
    drawSkyline(stage, horizon + 12, 0.66, 70),
    drawLandmarkAtEnd(stage, { x: alley.x + 40, y: horizon + 8, height: 330, depth: 0.4 }),
    drawMist(stage, horizon - 130, horizon + 16, 0.3),
    drawAlley(stage, alley, lines),
    group(
      drawWater(stage, { from: water }) + group(mirrorAlley(stage, alley, lines, DROP), { opacity: 0.3 }),
      { 'clip-path': clip(stage, surface) },
    ),
    ...quays,
    drawArch(stage, alley.x, horizon, 0.3),
    ...trees,
    ...[0.55, 0.86, 1.5].map((scale, n) => {
      const side = n % 2 ? -1 : 1;
      const [x, y] = at(side * (QUAY - 66), -DROP, scale);
      if (isLagoon) return n === 1 ? drawBoat(stage, alley.x, y + 10, 190) : '';
      return y < HEIGHT + 40
        ? drawRowboat(
            stage,
            x,
            y - 6,
            120 * scale,
            HULLS[(n + Math.floor(stage.unit('hull', n) * 5)) % 5] ?? HULLS[0],
          )
        : '';
    }),
  ].join('');
}

/** A bridge of one arch across the canal. */
function drawArch(stage: Stage, x: number, y: number, scale: number): Markup {
  const depth = alleyDepth(scale);
  const half = 330 * scale;
  const span = QUAY * 0.86 * scale;
  const deck = y + 168 * scale;
  const foot = y + (168 + DROP) * scale;
  const crown = deck - 62 * scale;
  return [
    path(
      `M${num(x - half)} ${num(foot)}V${num(deck - 8)}Q${num(x)} ${num(crown - 70 * scale)} ${num(x + half)} ${num(deck - 8)}V${num(foot)}H${num(x + span)}C${num(x + span)} ${num(crown + 8)} ${num(x - span)} ${num(crown + 8)} ${num(x - span)} ${num(foot)}Z`,
      stage.shaded(stage.setting.stone, depth),
    ),
    path(
      `M${num(x - half)} ${num(deck - 8)}Q${num(x)} ${num(crown - 70 * scale)} ${num(x + half)} ${num(deck - 8)}v${num(-16 * scale)}Q${num(x)} ${num(crown - 86 * scale)} ${num(x - half)} ${num(deck - 8 - 16 * scale)}Z`,
      stage.lit(stage.setting.stone, depth),
    ),
  ].join('');
}
