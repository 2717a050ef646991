import { drawSailboat } from '../../buildings/boats.ts';
import { drawFronts } from '../../buildings/fronts.ts';
import { drawLighthouse } from '../../buildings/lighthouse.ts';
import { drawLand, drawMist, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, outline, path, rect } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';

/** The houses of a small port behind their boats. */
export function harbour(stage: Stage, { horizon, focus }: View): Markup {
  const quay = horizon + 66;
  const side = focus >= 0 ? 1 : -1;
  const random = stage.random('harbour');
  const isFlat = stage.setting.relief === 'flat';
  const end = focus - side * 380;
  const isSea = (x: number) => (x - end) * side < 0;
  const row = stage.stamp(
    drawFronts(stage, { part: 'port', y: quay, width: 92, height: 176, depth: 0.06, isClear: isSea }),
  );
  const hill = ridgeOf(stage, { part: 'hill', y: quay - 170, rise: 70, span: 360, octaves: 3 });
  const land = (x: number) => {
    const along = (x - end) * side;
    return horizon + 10 - Math.max(0, horizon + 10 - hill(x)) / (1 + Math.exp(-(along - 120) / 60));
  };
  const light = stage.stamp(
    drawLighthouse(
      stage,
      end - side * 150,
      quay + 2,
      200,
      0.1,
      random.pick(['#c2412d', '#14504a', '#2d4d74']),
    ),
  );
  const mole = outline([
    [end - side * 190, quay + 16],
    [end - side * 170, quay - 4],
    [side * (stage.half + 60), quay - 4],
    [side * (stage.half + 60), quay + 16],
  ]);
  const sails = ['#fbf2df', '#e8795b', '#f3c879', '#fbf2df', '#cfdcd8'] as const;
  const boats = Array.from({ length: 7 }, (_, n) => {
    const x = end + side * (60 + n * 128 + random.unit() * 50);
    const size = 92 + 56 * random.unit();
    return drawSailboat(stage, x, quay + 52 + 22 * (n % 3), size, 0.03, sails[n % sails.length] ?? '#fbf2df');
  });
  return [
    isFlat ? '' : drawLand(stage, land, { colour: stage.land.wood, depth: 0.34, mist: 0.5, mistDepth: 180 }),
    drawMist(stage, horizon - 110, quay, 0.4),
    drawWater(stage, { from: horizon, deep: '#23838f' }),
    row,
    light,
    path(mole, stage.shaded(stage.setting.stone, 0.03)),
    rect(-stage.half, quay + 14, stage.half * 2, 3, stage.sky.shade, { opacity: 0.2 }),
    drawWater(stage, { from: quay + 16, deep: '#23838f', mirrored: row + light, clarity: 0.42 }),
    ...boats,
    drawSailboat(
      stage,
      -side * stage.core * 0.52,
      HEIGHT - 130,
      300,
      0,
      random.pick(['#e8795b', '#fbf2df', '#f3c879']),
    ),
  ].join('');
}
