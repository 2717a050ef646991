import { drawSailboat } from '../../buildings/boats.ts';
import { drawRocks } from '../../foreground.ts';
import { HEIGHT, type Stage, fade } from '../../stage.ts';
import { type Markup, num, outline, path, polygon, stroke } from '../../svg.ts';
import { drawWater } from '../../water.ts';
import type { View } from '../landscape.ts';
import { farCoast } from './parts.ts';

/** A chalk cliff with its arch and needle. */
export function chalkArch(stage: Stage, { horizon, focus }: View): Markup {
  const side = focus >= 0 ? 1 : -1;
  const x = focus - side * 60;
  const chalk = '#f3e9d4';
  const arch = `M${num(x + side * 900)} ${num(horizon - 250)}L${num(x + side * 60)} ${num(horizon - 236)}Q${num(x - side * 70)} ${num(horizon - 226)} ${num(x - side * 120)} ${num(horizon - 130)}Q${num(x - side * 165)} ${num(horizon - 40)} ${num(x - side * 176)} ${num(horizon + 44)}H${num(x - side * 96)}Q${num(x - side * 96)} ${num(horizon - 96)} ${num(x - side * 12)} ${num(horizon - 108)}Q${num(x + side * 66)} ${num(horizon - 92)} ${num(x + side * 60)} ${num(horizon + 58)}H${num(x + side * 1600)}V${num(horizon - 280)}Z`;
  const needle = outline([
    [x - side * 380, horizon + 30],
    [x - side * 362, horizon - 80],
    [x - side * 334, horizon - 178],
    [x - side * 312, horizon - 70],
    [x - side * 290, horizon + 30],
  ]);
  const isLit = stage.lightSide(x) !== side;
  let bands = '';
  for (let row = 0; row < 5; row++)
    bands += `M${num(x + side * (90 + row * 16))} ${num(horizon - 190 + row * 52)}q${num(side * 300)} ${num(-10 + row * 3)} ${num(side * 1500)} ${num(-24 + row * 5)}`;
  const fill = fade(
    stage,
    horizon - 260,
    horizon + 60,
    isLit ? stage.lit(chalk, 0.06) : stage.tint(chalk, 0.1),
    stage.shaded(chalk, 0.12),
  );
  const turf = `M${num(x + side * 1600)} ${num(horizon - 292)}L${num(x + side * 60)} ${num(horizon - 244)}q${num(-side * 60)} 4 ${num(-side * 96)} 44q${num(side * 70)} -14 ${num(side * 130)} -16L${num(x + side * 1600)} ${num(horizon - 244)}Z`;
  return [
    farCoast(stage, horizon, 0.75),
    drawWater(stage, {
      from: horizon,
      deep: '#23808a',
      mirrored: path(arch, stage.tint(chalk, 0.2)) + path(needle, stage.tint(chalk, 0.3)),
      clarity: 0.4,
    }),
    path(needle, fill),
    polygon(
      [
        [x - side * 334, horizon - 178],
        [x - side * 312, horizon - 70],
        [x - side * 290, horizon + 30],
        [x - side * 330, horizon + 30],
      ],
      stage.shaded(chalk, 0.15),
      { opacity: 0.6 },
    ),
    path(arch, fill),
    stroke(bands, stage.shaded(chalk, 0.1), 5, { opacity: 0.4 }),
    path(turf, stage.tint(stage.land.meadow, 0.04)),
    drawSailboat(stage, -side * stage.core * 0.36, horizon + 120, 128, 0, '#e8795b'),
    drawRocks(stage, HEIGHT + 10, 90, -4000, 4000),
  ].join('');
}
