import type { Stage } from '../stage.ts';
import { box, type Markup, outline, path, rect } from '../svg.ts';
import { drawSpire, drawTower } from './tower.ts';
import { windowsIn } from './houseShape.ts';

export interface CastleShape {
  x: number;
  y: number;
  height: number;
  wall: string;
  tiles: string;
  depth: number;
}

function roundTower(
  stage: Stage,
  x: number,
  y: number,
  width: number,
  height: number,
  { wall, tiles, depth }: CastleShape,
): Markup {
  const slit = windowsIn(
    stage,
    x - width * 0.4,
    y - height * 0.9,
    width * 0.8,
    height * 0.7,
    1,
    3,
    Math.round(x),
  );
  return [
    drawTower(stage, x, y, width, height, wall, depth),
    path(slit.lamp, stage.window),
    path(slit.dark, stage.shaded('#4a4f58', depth)),
    rect(x - width * 0.58, y - height - width * 0.1, width * 1.16, width * 0.16, stage.shaded(wall, depth)),
    hasBattlements(stage)
      ? path(
          [-0.44, -0.15, 0.14, 0.43]
            .map((t) =>
              box(x + t * width * 1.16 - width * 0.08, y - height - width * 0.26, width * 0.17, width * 0.2),
            )
            .join(''),
          stage.tint(wall, depth),
        )
      : drawSpire(stage, x, y - height - width * 0.08, width * 1.3, width * 1.5, tiles, depth),
  ].join('');
}

/** Whether castles have battlements instead of roofs, as in the south. */
const hasBattlements = ({ setting }: Stage): boolean => setting.climate === 'south';

/** A castle on its rock: a keep between round towers, pointed roofs on them in the north. */
export function drawCastle(stage: Stage, shape: CastleShape): Markup {
  const { x, y, height: h, wall, tiles, depth } = shape;
  stage.drawn.add(hasBattlements(stage) ? 'battlements' : 'pointedTowers');
  let teeth = '';
  for (let n = 0; n < 9; n++) teeth += box(x - h * 0.7 + n * h * 0.162, y - h * 0.43, h * 0.09, h * 0.06);
  return [
    roundTower(stage, x - h * 0.22, y, h * 0.2, h * 0.86, shape),
    drawTower(stage, x + h * 0.16, y, h * 0.4, h * 0.66, wall, depth),
    hasBattlements(stage)
      ? path(
          [-0.02, 0.07, 0.16, 0.25, 0.34]
            .map((t) => box(x + t * h - h * 0.025, y - h * 0.7, h * 0.05, h * 0.05))
            .join(''),
          stage.tint(wall, depth),
        )
      : path(
          outline([
            [x - h * 0.06, y - h * 0.66],
            [x + h * 0.02, y - h * 0.92],
            [x + h * 0.3, y - h * 0.92],
            [x + h * 0.38, y - h * 0.66],
          ]),
          stage.shaded(tiles, depth),
        ),
    path(box(x - h * 0.72, y - h * 0.38, h * 1.44, h * 0.38) + teeth, stage.tint(wall, depth)),
    path(box(x - h * 0.05, y - h * 0.17, h * 0.1, h * 0.17), stage.shaded('#4a4f58', depth)),
    roundTower(stage, x - h * 0.72, y, h * 0.22, h * 0.58, shape),
    roundTower(stage, x + h * 0.72, y, h * 0.22, h * 0.66, shape),
    roundTower(stage, x + h * 0.43, y, h * 0.15, h * 0.95, shape),
  ].join('');
}

/** A country château: a long house under a steep roof, a turret at either end. */
export function drawChateau(stage: Stage, shape: CastleShape): Markup {
  stage.drawn.add('chateau');
  const { x, y, height: h, wall, tiles, depth } = shape;
  const windows = windowsIn(stage, x - h * 0.62, y - h * 0.46, h * 1.24, h * 0.42, 9, 2, 5);
  let dormers = '';
  let dormerRoofs = '';
  for (let n = -2; n <= 2; n++) {
    dormers += box(x + n * h * 0.24 - h * 0.035, y - h * 0.62, h * 0.07, h * 0.1);
    dormerRoofs += outline([
      [x + n * h * 0.24 - h * 0.055, y - h * 0.62],
      [x + n * h * 0.24, y - h * 0.7],
      [x + n * h * 0.24 + h * 0.055, y - h * 0.62],
    ]);
  }
  return [
    path(
      box(x - h * 0.5, y - h * 0.98, h * 0.06, h * 0.2) + box(x + h * 0.44, y - h * 0.98, h * 0.06, h * 0.2),
      stage.shaded('#a5654c', depth),
    ),
    path(
      outline([
        [x - h * 0.72, y - h * 0.5],
        [x - h * 0.56, y - h * 0.86],
        [x + h * 0.56, y - h * 0.86],
        [x + h * 0.72, y - h * 0.5],
      ]),
      stage.shaded(tiles, depth),
    ),
    path(box(x - h * 0.7, y - h * 0.5, h * 1.4, h * 0.5), stage.lit(wall, depth)),
    path(box(x - h * 0.7, y - h * 0.5, h * 1.4, h * 0.035), stage.shaded(wall, depth), { opacity: 0.6 }),
    path(dormers, stage.lit(wall, depth)),
    path(dormerRoofs, stage.shaded(tiles, depth * 0.8)),
    path(windows.lamp, stage.window),
    path(windows.dark, stage.shaded('#4a5560', depth)),
    roundTower(stage, x - h * 0.74, y, h * 0.24, h * 0.66, shape),
    roundTower(stage, x + h * 0.74, y, h * 0.24, h * 0.66, shape),
  ].join('');
}
