import { mix } from '../../colour.ts';
import { drawLand, ridgeOf } from '../../land.ts';
import type { Stage } from '../../stage.ts';
import { type Markup, outline, path } from '../../svg.ts';
import { drawSpruces } from '../../trees.ts';

/** Shafts of light from the sun through the trees. */
export function drawBeams(stage: Stage): Markup {
  const { sun, sky } = stage;
  const random = stage.random('beams');
  let d = '';
  for (let n = 0; n < 6; n++) {
    const angle = Math.PI * (0.16 + 0.68 * ((n + random.unit() * 0.6) / 6));
    const reach = 1300;
    const half = 0.022 + random.unit() * 0.03;
    const to = (a: number) => [sun.x + Math.cos(a) * reach, sun.y + Math.sin(a) * reach] as const;
    d += outline([[sun.x, sun.y], to(angle - half), to(angle + half)]);
  }
  return path(d, mix(sky.sun, sky.low, 0.3), { opacity: sky.hour === 'night' ? 0.05 : 0.15 });
}

/** Ridges of spruce behind one another. */
export function ridges(stage: Stage, horizon: number, count: number): Markup {
  return Array.from({ length: count }, (_, n) => {
    const t = n / count;
    const depth = 0.76 - 0.46 * t;
    const ground = ridgeOf(stage, {
      part: `ridge ${n}`,
      y: horizon - 50 + n * 62,
      rise: 84,
      span: 430 - n * 30,
      octaves: 3,
    });
    return (
      drawSpruces(stage, {
        part: `ridge ${n}`,
        ground,
        height: 44 + 26 * n,
        spacing: 13 + 5 * n,
        depth,
        density: 0.97,
      }) +
      drawLand(stage, ground, {
        colour: stage.land.spruce,
        depth,
        mist: Math.min(0.95, depth + 0.32),
        mistDepth: 150,
      })
    );
  }).join('');
}
