import { drawSailboat } from '../../buildings/boats.ts';
import { drawVilla } from '../../buildings/villa.ts';
import { drawCanopy } from '../../canopy.ts';
import { drawBranch } from '../../foreground.ts';
import { drawMist, landPath } from '../../land.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, box, num, path } from '../../svg.ts';
import { drawCypress } from '../../trees.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { mountains } from './parts.ts';

/** A villa among cypresses on a southern lake. */
export function villa(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const range = stage.stamp(mountains(stage, horizon, 330));
  const foot = horizon + 50;
  // A wooded hill that runs down to a flat garden at the water's edge.
  const cape = (x: number) => {
    const inland = (x - focus) * side;
    return inland < -300
      ? foot
      : foot - 4 - (190 + 9 * Math.sin(x / 40)) / (1 + Math.exp((330 - inland) / 60));
  };
  const land = stage.stamp(
    path(
      landPath(stage, cape, foot),
      fade(stage, foot - 200, foot, stage.tint(stage.land.wood, 0.12), stage.shaded(stage.land.wood, 0.06)),
    ),
  );
  const green = '#2b5c4a';
  const wooded = stage.stamp(
    drawCanopy(stage, 'cape', (x) => ((x - focus) * side < 430 ? HEIGHT * 2 : cape(x) + 2), 54, 0.14, 7),
  );
  const cypresses = stage.stamp(
    [-190, -152, -118, 130, 172, 214, 330, 390, 470]
      .map((dx, n) =>
        drawCypress(stage, {
          x: focus + side * dx,
          y: cape(focus + side * dx) + 10,
          height: 130 + 70 * stage.unit('cypress', n),
          depth: 0.05,
          colour: green,
        }),
      )
      .join(''),
  );
  const house = stage.stamp(drawVilla(stage, focus, foot - 4, 220, 0.03, '#f2cf9d', '#bb5f41'));
  const wall = path(
    box(
      side > 0 ? focus - 300 : -stage.half,
      foot - 6,
      side > 0 ? stage.half + 300 - focus : stage.half + focus + 300,
      10,
    ),
    stage.lit('#ecdcbc'),
  );
  return [
    range,
    drawMist(stage, horizon - 160, horizon + 10, 0.75),
    drawWater(stage, { from: horizon, mirrored: range, clarity: 0.5 }),
    `<g transform="translate(0 ${num(2 * foot)}) scale(1 -1)" opacity=".38">${land}${wooded}${cypresses}${house}</g>`,
    land,
    wooded,
    cypresses,
    house,
    wall,
    drawSailboat(stage, -side * stage.core * 0.4, horizon + 140, 140, 0, '#fbf2df'),
    drawSailboat(stage, -side * stage.core * 0.7, horizon + 50, 66, 0.2, '#f3c879'),
    drawBranch(stage, -side as 1 | -1, stage.land.spruce),
  ].join('');
}
