import { drawBoat, drawRowboat, HULLS } from '../../buildings/boats.ts';
import { drawFronts } from '../../buildings/fronts.ts';
import { drawMist } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { box, type Markup, num, path, rect, stroke } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

/** Boats moored before a quay, seen from the landing stage opposite; the houses stand near and tall. */
export function quayBoats(stage: Stage, { focus }: View): Markup {
  const quay = 560;
  const side = focus >= 0 ? 1 : -1;
  const row = stage.stamp(
    drawFronts(stage, { part: 'quay row', y: quay, width: 172, height: 352, depth: 0.07 }),
  );
  let posts = '';
  let caps = '';
  for (let n = -3; n <= 3; n++) {
    const x = n * 390 + 120 * side;
    posts += box(x - 13, 708, 26, 210);
    caps += box(x - 17, 698, 34, 16);
  }
  let planks = '';
  for (let x = Math.floor(-stage.half / 74) * 74; x < stage.half + 74; x += 74)
    planks += `M${num(x)} 850L${num(x * 1.16)} ${HEIGHT}`;
  const wood = '#a07a56';
  return [
    drawBackdrop(stage, 430),
    drawSkyline(stage, 470, 0.62, 120),
    drawMist(stage, 320, quay, 0.28),
    row,
    rect(-stage.half, quay - 4, stage.half * 2, 40, stage.shaded(stage.setting.stone, 0.02)),
    rect(-stage.half, quay - 6, stage.half * 2, 8, stage.lit(stage.setting.stone, 0.02)),
    drawWater(stage, { from: quay + 34, mirrored: row, clarity: 0.46 }),
    ...[-0.92, -0.36, 0.14, 0.78].map((share, n) =>
      drawRowboat(
        stage,
        share * stage.core * 0.95,
        quay + 74 + (n % 2) * 26,
        150 + (n % 2) * 34,
        HULLS[(n + Math.floor(stage.unit('moored', n) * 4)) % HULLS.length] ?? HULLS[0],
      ),
    ),
    drawBoat(stage, side * stage.core * 0.34, 786, 330),
    path(posts, stage.shaded('#6b4c3a')),
    path(caps, stage.lit('#f0e4cc')),
    rect(-stage.half, 850, stage.half * 2, HEIGHT - 850, stage.tint(wood)),
    rect(-stage.half, 846, stage.half * 2, 9, stage.lit('#c9a67f')),
    stroke(planks, stage.shaded(wood), 3.4, { opacity: 0.6 }),
  ].join('');
}
