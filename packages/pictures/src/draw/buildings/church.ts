import type { Steeple } from '../../settings/setting.ts';
import type { Stage } from '../stage.ts';
import { box, ellipse, type Markup, num, path, polygon, rect } from '../svg.ts';
import { drawHouse } from './house.ts';
import { drawSpire, drawTower } from './tower.ts';

export interface ChurchShape {
  x: number;
  y: number;
  /** Height of nave and tower, without the tower's roof. */
  height: number;
  steeple: Steeple;
  wall: string;
  tiles: string;
  depth: number;
}

/** A nave with its tower, whose top is typical of the place. */
export function drawChurch(stage: Stage, { x, y, height, steeple, wall, tiles, depth }: ChurchShape): Markup {
  stage.drawn.add(steeple);
  const w = height * 0.27;
  const isTall = steeple === 'campanile';
  const tower = isTall ? height * 1.18 : height;
  const towerWidth = isTall ? w * 0.74 : w;
  const top = y - tower;
  const nave = drawHouse(stage, {
    x: x + towerWidth * 0.3,
    y,
    front: w * 0.9,
    side: height * 0.55,
    height: height * 0.4,
    roof: height * 0.24,
    wall,
    tiles,
    depth,
    isTurned: true,
    isPlain: true,
  });
  const roof = {
    spire: () => drawSpire(stage, x, top, towerWidth * 1.16, height * 0.78, tiles, depth),
    campanile: () =>
      rect(x - towerWidth * 0.58, top - 3, towerWidth * 1.16, height * 0.05, stage.lit(wall, depth)) +
      drawSpire(stage, x, top - 2, towerWidth * 1.1, height * 0.28, tiles, depth),
    square: () =>
      rect(x - towerWidth * 0.56, top - 3, towerWidth * 1.12, height * 0.045, stage.lit(wall, depth)) +
      drawSpire(stage, x, top - 2, towerWidth * 1.04, height * 0.16, tiles, depth),
    bellGable: () =>
      path(
        `M${num(x - towerWidth / 2)} ${num(top)}v${num(-height * 0.08)}q${num(towerWidth * 0.08)} ${num(-height * 0.16)} ${num(towerWidth / 2)} ${num(-height * 0.2)}q${num(towerWidth * 0.42)} ${num(height * 0.04)} ${num(towerWidth / 2)} ${num(height * 0.2)}v${num(height * 0.08)}Z`,
        stage.lit(wall, depth),
      ) + ellipse(x, top - height * 0.08, towerWidth * 0.13, height * 0.055, stage.shaded('#4a4f58', depth)),
    onion: () => {
      const r = towerWidth * 0.62;
      const d = `M${num(x - towerWidth * 0.42)} ${num(top)}C${num(x - r * 1.5)} ${num(top - r * 1.1)} ${num(x - r * 0.3)} ${num(top - r * 1.5)} ${num(x)} ${num(top - r * 2.7)}C${num(x + r * 0.3)} ${num(top - r * 1.5)} ${num(x + r * 1.5)} ${num(top - r * 1.1)} ${num(x + towerWidth * 0.42)} ${num(top)}Z`;
      return (
        path(d, stage.shaded(tiles, depth)) +
        ellipse(
          x + stage.lightSide(x) * r * 0.35,
          top - r * 0.85,
          r * 0.22,
          r * 0.5,
          stage.lit(tiles, depth),
          { opacity: 0.8 },
        )
      );
    },
  }[steeple]();
  const bells = box(x - towerWidth * 0.2, top + height * 0.08, towerWidth * 0.4, height * 0.12);
  return [
    nave,
    drawTower(stage, x, y, towerWidth, tower, wall, depth),
    path(bells, stage.sky.tone > 0.3 ? stage.window : stage.shaded('#4a4f58', depth)),
    roof,
    polygon(
      [
        [x - 1.2, top - height * 0.3],
        [x + 1.2, top - height * 0.3],
        [x, top - height * (steeple === 'spire' ? 0.88 : steeple === 'square' ? 0.3 : 0.42)],
      ],
      stage.shaded(tiles, depth),
    ),
  ].join('');
}
