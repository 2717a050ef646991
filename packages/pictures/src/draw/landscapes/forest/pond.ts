import { drawBranch, drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, landPath, ridgeOf } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, num, outline, path, stroke } from '../../svg.ts';
import { drawBirch, drawSpruces } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { drawBeams } from './parts.ts';

/** A pointed cabin by a pond. */
export function pond(stage: Stage, { horizon, focus }: View): Markup {
  const shoreY = horizon + 110;
  const shore = ridgeOf(stage, { part: 'shore', y: shoreY - 10, rise: 14, span: 300 });
  const h = 250;
  const y = shoreY - 4;
  const x = focus;
  const cabin = stage.stamp(
    [
      path(
        outline([
          [x - h * 0.56, y],
          [x, y - h],
          [x + h * 0.56, y],
        ]),
        stage.shaded('#6b4a38', 0.03),
      ),
      path(
        outline([
          [x - h * 0.4, y],
          [x, y - h * 0.82],
          [x + h * 0.4, y],
        ]),
        stage.lit('#c08a58', 0.03),
      ),
      path(
        outline([
          [x - h * 0.24, y - h * 0.34],
          [x, y - h * 0.72],
          [x + h * 0.24, y - h * 0.34],
        ]),
        stage.window,
      ),
      path(
        outline([
          [x - h * 0.22, y],
          [x - h * 0.22, y - h * 0.28],
          [x - h * 0.02, y - h * 0.28],
          [x - h * 0.02, y],
        ]) +
          outline([
            [x + h * 0.03, y - h * 0.06],
            [x + h * 0.03, y - h * 0.28],
            [x + h * 0.2, y - h * 0.28],
            [x + h * 0.2, y - h * 0.06],
          ]),
        stage.window,
      ),
      stroke(`M${num(x)} ${num(y - h * 0.72)}V${num(y - h * 0.34)}`, stage.shaded('#6b4a38'), 5),
      stage.land.isSnowy
        ? path(
            outline([
              [x - h * 0.58, y - 6],
              [x, y - h * 1.04],
              [x + h * 0.58, y - 6],
              [x + h * 0.5, y - 6],
              [x, y - h * 0.9],
              [x - h * 0.5, y - 6],
            ]),
            stage.lit(stage.land.snow),
          )
        : '',
    ].join(''),
  );
  const back = stage.stamp(
    [0, 1]
      .map((n) => {
        const ground = ridgeOf(stage, {
          part: `back ${n}`,
          y: horizon - 10 + n * 56,
          rise: 54,
          span: 360,
          octaves: 3,
        });
        const depth = 0.62 - n * 0.22;
        return (
          drawSpruces(stage, {
            part: `back ${n}`,
            ground,
            height: 100 + n * 40,
            spacing: 22 + n * 7,
            depth,
          }) +
          drawLand(stage, ground, {
            colour: stage.land.spruce,
            depth,
            mist: Math.min(0.95, depth + 0.3),
            mistDepth: 140,
          })
        );
      })
      .join(''),
  );
  const woods = stage.stamp(
    drawSpruces(stage, {
      part: 'woods',
      ground: shore,
      height: 230,
      spacing: 46,
      depth: 0.14,
      isClear: (at) => Math.abs(at - focus) < 190,
      isLit: true,
      density: 0.85,
      mistDepth: 30,
    }),
  );
  const bank = stage.stamp(path(landPath(stage, shore, shoreY + 2), stage.tint(stage.land.meadow, 0.04)));
  const tree = -focus * 1.2;
  return [
    back,
    drawBeams(stage),
    drawMist(stage, horizon + 10, shoreY, 0.7),
    woods,
    bank,
    cabin,
    drawWater(stage, { from: shoreY, mirrored: back + woods + bank + cabin, clarity: 0.6 }),
    path(
      landPath(stage, (at) => HEIGHT - 20 + 16 * Math.sin(at / 160)),
      fade(stage, HEIGHT - 40, HEIGHT, stage.tint(stage.land.meadow), stage.shaded(stage.land.wood)),
    ),
    drawBirch(stage, tree, HEIGHT + 20, 64, 4),
    drawBirch(stage, tree * 1.24, HEIGHT + 20, 46, 5),
    drawBranch(
      stage,
      focus >= 0 ? -1 : 1,
      stage.land.isSnowy ? stage.land.spruce : (stage.land.foliage[0] ?? stage.land.wood),
    ),
    drawGrass(stage, (at) => HEIGHT + 4 + 10 * Math.sin(at / 60), stage.land.wood, 92),
  ].join('');
}
