import { createRandom } from '../../random.ts';
import { cells, type Ground } from '../land.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { box, type Markup, path, polygon, rect } from '../svg.ts';
import { windowsIn } from './houseShape.ts';

/** Dormers in a steep roof, and the flat part above them. */
function drawDormers(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  depth: number,
): Markup {
  stage.drawn.add('mansard');
  let frames = '';
  let panes = '';
  for (const t of [-0.26, 0, 0.26]) {
    frames += box(x + t * w - w * 0.05, y - h * 0.58, w * 0.1, h * 0.6);
    panes += box(x + t * w - w * 0.028, y - h * 0.48, w * 0.056, h * 0.42);
  }
  return path(frames, stage.lit(wall, depth)) + path(panes, stage.window);
}

/** Roofs behind roofs in the local style, as seen from a high window. */
export function drawRoofs(stage: Stage, part: string, ground: Ground, size: number, depth: number): Markup {
  const { tiles, walls, front, house } = stage.setting;
  const pitch = house.pitch ?? 1;
  const isZinc = front.gables[0] === 'mansard';
  let drawn = '';
  for (const cell of cells(stage, size)) {
    const random = createRandom(stage.key(part), cell);
    const x = cell * size + (random.unit() - 0.5) * size * 0.3;
    const y = ground(x);
    const w = size * (1.05 + random.unit() * 0.4);
    const h = size * (0.3 + random.unit() * 0.35) * pitch;
    const tile = random.pick(tiles);
    const wall = random.pick(walls);
    const isLit = random.chance(0.5);
    const hip = w * (isZinc ? 0.06 + random.unit() * 0.06 : 0.08 + random.unit() * 0.2);
    const isTerrace = house.roof === 'flat' && random.chance(0.55);
    const chimney = x + w * (random.unit() - 0.5) * 0.5;
    const panes = windowsIn(stage, x - w * 0.42, y + 4, w * 0.84, size * 0.62, 4, 1, cell);
    if (isTerrace) {
      drawn += [
        rect(
          x - w / 2,
          y - h * 0.5,
          w,
          HEIGHT - y + h * 0.5,
          isLit ? stage.lit(wall, depth) : stage.tint(wall, depth),
        ),
        path(panes.lamp, stage.window),
        path(panes.dark, stage.shaded('#4a6470', depth)),
        rect(x - w * 0.51, y - h * 0.58, w * 1.02, size * 0.05, stage.lit(wall, depth * 0.6)),
        rect(x + w * 0.12, y - h * 0.5 - size * 0.2, w * 0.26, size * 0.2, stage.shaded(wall, depth)),
      ].join('');
      continue;
    }
    const dormers = isZinc ? drawDormers(stage, x, y, w, h, wall, depth) : '';
    drawn += [
      rect(chimney, y - h - size * 0.16, size * 0.11, size * 0.3, stage.shaded('#b4694c', depth)),
      rect(x - w / 2, y, w, HEIGHT - y, isLit ? stage.lit(wall, depth) : stage.tint(wall, depth)),
      path(panes.lamp, stage.window),
      path(panes.dark, stage.shaded('#4a5560', depth)),
      polygon(
        [
          [x - w * 0.54, y + 4],
          [x - w / 2 + hip, y - h],
          [x + w / 2 - hip, y - h],
          [x + w * 0.54, y + 4],
        ],
        isLit ? stage.lit(tile, depth) : stage.shaded(tile, depth),
      ),
      rect(x - w * 0.54, y + 2, w * 1.08, size * 0.03, stage.shaded(tile, depth)),
      dormers,
      stage.land.isSnowy
        ? polygon(
            [
              [x - w * 0.44, y - h * 0.35],
              [x - w / 2 + hip, y - h - 3],
              [x + w / 2 - hip, y - h - 3],
              [x + w * 0.44, y - h * 0.35],
            ],
            stage.lit(stage.land.snow, depth),
            { opacity: 0.85 },
          )
        : '',
    ].join('');
  }
  return drawn;
}
