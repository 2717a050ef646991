import { drawSailboat } from '../../buildings/boats.ts';
import { drawCanopy } from '../../canopy.ts';
import { drawGrass } from '../../foreground.ts';
import { drawMist, landPath } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, num, path } from '../../svg.ts';
import { drawCypress, drawUmbrellaPine } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { mountains } from './parts.ts';

/** A garden shore with pines and cypresses, the mountains across the water. */
export function garden(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const range = stage.stamp(mountains(stage, horizon, 300));
  const spit = (x: number) =>
    horizon + 86 - 120 / (1 + Math.exp(-((x - focus) * side) / 110)) + 5 * Math.sin(x / 50);
  const foot = horizon + 90;
  const land = stage.stamp(
    path(
      landPath(stage, (x) => Math.min(foot, spit(x)), foot),
      fade(stage, foot - 120, foot, stage.tint(stage.land.wood, 0.16), stage.tint(stage.land.wood, 0.08)),
    ) + drawCanopy(stage, 'shore', (x) => ((x - focus) * side < 120 ? HEIGHT * 2 : spit(x) + 6), 60, 0.1, 3),
  );
  const flames = stage.stamp(
    [-30, 14, 60, 104]
      .map((dx, n) =>
        drawCypress(stage, {
          x: focus + side * dx,
          y: spit(focus + side * dx) + 8,
          height: 130 + 90 * stage.unit('flame', n),
          depth: 0.04,
          colour: '#2b5c4a',
        }),
      )
      .join(''),
  );
  const near = -side * stage.core * 0.74;
  const bank = (x: number) => HEIGHT - 40 - 80 * Math.exp(-(((x - near) / 330) ** 2)) + 8 * Math.sin(x / 70);
  return [
    range,
    drawMist(stage, horizon - 150, horizon, 0.7),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.5 }),
    `<g transform="translate(0 ${num(foot * 2)}) scale(1 -1)" opacity=".32">${land}${flames}</g>`,
    land,
    flames,
    drawSailboat(stage, focus * 0.1, horizon + 150, 130, 0, '#fbf2df'),
    drawUmbrellaPine(
      stage,
      { x: near, y: bank(near) + 20, height: 640, depth: 0, colour: '#215a49' },
      side * 0.7,
    ),
    path(
      landPath(stage, bank),
      fade(stage, HEIGHT - 130, HEIGHT, stage.tint(stage.land.meadow), stage.shaded(stage.land.wood)),
    ),
    drawGrass(stage, (x) => bank(x) + 16, stage.land.wood, 60),
  ].join('');
}
