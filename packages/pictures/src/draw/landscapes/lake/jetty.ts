import { drawRowboat } from '../../buildings/boats.ts';
import { drawMountainHouse } from '../../buildings/chalet.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, box, num, path, polygon, stroke } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { mountains } from './parts.ts';

/** A jetty of planks that leads out on the water. */
function drawJetty(stage: Stage, x: number, from: number, to: number): Markup {
  let posts = '';
  let planks = '';
  for (let n = 0; n <= 9; n++) {
    const t = n / 9;
    const y = from + (to - from) * (1 - (1 - t) ** 1.7);
    const w = 26 + 118 * ((y - from) / (to - from));
    planks += `M${num(x - w)} ${num(y)}h${num(w * 2)}`;
    if (n % 3 === 1)
      posts += box(x - w - 9, y - w * 0.22, 13, w * 0.62) + box(x + w - 4, y - w * 0.22, 13, w * 0.62);
  }
  return [
    path(posts, stage.shaded('#5d4435')),
    polygon(
      [
        [x - 26, from],
        [x + 26, from],
        [x + 144, to],
        [x - 144, to],
      ],
      fade(stage, from, to, stage.lit('#b98d63'), stage.tint('#9b6f4a')),
    ),
    stroke(planks, stage.shaded('#5d4435'), 3, { opacity: 0.5 }),
  ].join('');
}

/** A mountain lake, a jetty and a boat. */
export function jetty(stage: Stage, { horizon, focus }: View): Markup {
  const away = focus >= 0 ? -1 : 1;
  const range = stage.stamp(mountains(stage, horizon, 370));
  const shore = ridgeOf(stage, { part: 'shore', y: horizon - 4, rise: 9, span: 260 });
  const woods = stage.stamp(
    drawSpruces(stage, {
      part: 'shore',
      ground: shore,
      height: 76,
      spacing: 19,
      depth: 0.24,
      density: 0.85,
      mistDepth: 30,
      isLit: true,
    }),
  );
  const hut = stage.stamp(drawMountainHouse(stage, focus, horizon + 4, 116, 0.08));
  return [
    range,
    drawMist(stage, horizon - 150, horizon, 0.7),
    woods,
    hut,
    drawWater(stage, { from: horizon, mirrored: range + woods + hut, clarity: 0.6 }),
    drawJetty(stage, focus * 0.55, horizon + 170, HEIGHT + 60),
    drawRowboat(stage, focus * 0.55 + away * 300, horizon + 236, 190, '#c9573c'),
    drawBranch(stage, away, stage.land.spruce),
  ].join('');
}
