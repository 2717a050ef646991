import type { Stage } from '../stage.ts';
import { type Markup, ellipse, num, outline, path, stroke } from '../svg.ts';

/** A sailing boat, its waterline at (x, y). */
export function drawSailboat(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  depth: number,
  sail: string,
): Markup {
  const side = stage.lightSide(x);
  const mast = y - size * 0.12;
  return [
    path(
      outline([
        [x - side * size * 0.03, mast],
        [x - side * size * 0.03, y - size * 1.12],
        [x + side * size * 0.36, mast],
      ]),
      stage.lit(sail, depth),
    ),
    path(
      outline([
        [x - side * size * 0.07, mast],
        [x - side * size * 0.07, y - size],
        [x - side * size * 0.34, mast],
      ]),
      stage.shaded(sail, depth),
    ),
    stroke(
      `M${num(x - side * size * 0.05)} ${num(y)}V${num(y - size * 1.16)}`,
      stage.shaded('#4c3b34', depth),
      size * 0.02,
    ),
    path(
      `M${num(x - size * 0.42)} ${num(y - size * 0.09)}h${num(size * 0.88)}q${num(-size * 0.08)} ${num(size * 0.15)} ${num(-size * 0.24)} ${num(size * 0.15)}h${num(-size * 0.44)}q${num(-size * 0.14)} 0 ${num(-size * 0.2)} ${num(-size * 0.15)}Z`,
      stage.shaded('#37474f', depth),
    ),
    path(
      `M${num(x - size * 0.42)} ${num(y - size * 0.09)}h${num(size * 0.88)}l${num(-size * 0.025)} ${num(size * 0.035)}h${num(-size * 0.83)}Z`,
      stage.lit('#e0694c', depth),
    ),
    path(
      `M${num(x - size * 0.3)} ${num(y + size * 0.07)}h${num(size * 0.6)}l${num(-side * size * 0.1)} ${num(size * 0.3)}h${num(-size * 0.3)}Z`,
      stage.lit(sail, depth),
      { opacity: 0.18 },
    ),
  ].join('');
}

/** A rowing boat at rest. */
export function drawRowboat(stage: Stage, x: number, y: number, size: number, colour: string): Markup {
  const hull = `M${num(x - size * 0.5)} ${num(y - size * 0.15)}q${num(size * 0.5)} ${num(size * 0.14)} ${num(size)} 0q${num(-size * 0.06)} ${num(size * 0.26)} ${num(-size * 0.26)} ${num(size * 0.26)}h${num(-size * 0.46)}q${num(-size * 0.22)} 0 ${num(-size * 0.28)} ${num(-size * 0.26)}Z`;
  return [
    ellipse(x, y + size * 0.13, size * 0.46, size * 0.05, stage.sky.shade, { opacity: 0.35 }),
    path(
      `M${num(x - size * 0.5)} ${num(y - size * 0.15)}q${num(size * 0.5)} ${num(-size * 0.08)} ${num(size)} 0q${num(-size * 0.5)} ${num(size * 0.14)} ${num(-size)} 0Z`,
      stage.shaded('#6b4c3a'),
    ),
    path(hull, stage.lit(colour)),
    stroke(
      `M${num(x - size * 0.5)} ${num(y - size * 0.15)}q${num(size * 0.5)} ${num(size * 0.14)} ${num(size)} 0`,
      stage.lit('#f5ead6'),
      size * 0.025,
    ),
    stroke(
      `M${num(x - size * 0.1)} ${num(y - size * 0.08)}L${num(x - size * 0.62)} ${num(y + size * 0.12)}`,
      stage.shaded('#7a5a40'),
      size * 0.022,
    ),
  ].join('');
}
