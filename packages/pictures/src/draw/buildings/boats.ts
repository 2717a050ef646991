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

/** A gondola, black and slender, its oarsman at the stern. */
function drawGondola(stage: Stage, x: number, y: number, size: number): Markup {
  stage.drawn.add('gondola');
  const black = stage.shaded('#26282e');
  const p = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + dy * size)}`;
  return [
    ellipse(x, y + size * 0.1, size * 0.6, size * 0.05, stage.sky.shade, { opacity: 0.35 }),
    path(
      `M${p(-0.72, -0.24)}Q${p(-0.66, -0.04)} ${p(-0.4, 0.02)}Q${p(0, 0.12)} ${p(0.42, 0.02)}Q${p(0.64, -0.04)} ${p(0.7, -0.2)}Q${p(0.5, -0.02)} ${p(0.3, -0.03)}Q${p(0, 0)} ${p(-0.36, -0.04)}Q${p(-0.6, -0.08)} ${p(-0.72, -0.24)}Z`,
      black,
    ),
    stroke(
      `M${p(-0.72, -0.26)}v${num(-size * 0.06)}M${p(-0.77, -0.26)}h${num(size * 0.09)}M${p(-0.77, -0.22)}h${num(size * 0.08)}`,
      stage.lit('#cfd2cc'),
      size * 0.018,
    ),
    path(
      `M${p(-0.12, -0.03)}q${num(size * 0.06)} ${num(-size * 0.1)} ${num(size * 0.22)} 0Z`,
      stage.lit('#b5493a'),
    ),
    path(
      `M${p(0.4, -0.02)}l${num(size * 0.01)} ${num(-size * 0.3)}h${num(size * 0.07)}l${num(size * 0.02)} ${num(size * 0.3)}Z`,
      stage.lit('#f3ead8'),
    ),
    stroke(
      `M${p(0.4, -0.24)}h${num(size * 0.08)}M${p(0.4, -0.19)}h${num(size * 0.085)}M${p(0.4, -0.14)}h${num(size * 0.09)}`,
      stage.shaded('#2f4f6f'),
      size * 0.016,
    ),
    ellipse(x + size * 0.445, y - size * 0.37, size * 0.036, size * 0.042, stage.lit('#d9a982')),
    ellipse(x + size * 0.445, y - size * 0.4, size * 0.075, size * 0.016, stage.lit('#e8cf8f')),
    stroke(`M${p(0.48, -0.22)}L${p(0.2, 0.24)}`, stage.shaded('#7a5a40'), size * 0.018),
  ].join('');
}

/** A long low boat with a cabin. */
function drawBarge(stage: Stage, x: number, y: number, size: number): Markup {
  const p = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + dy * size)}`;
  return [
    ellipse(x, y + size * 0.12, size * 0.9, size * 0.05, stage.sky.shade, { opacity: 0.3 }),
    path(
      `M${p(-0.92, -0.1)}H${num(x + size * 0.86)}Q${p(0.84, 0.1)} ${p(0.7, 0.12)}H${num(x - size * 0.72)}Q${p(-0.88, 0.1)} ${p(-0.92, -0.1)}Z`,
      stage.shaded('#2f4a52'),
    ),
    path(
      `M${p(-0.92, -0.1)}H${num(x + size * 0.86)}l${num(-size * 0.01)} ${num(size * 0.04)}H${num(x - size * 0.91)}Z`,
      stage.lit('#d9573c'),
    ),
    path(
      `M${p(-0.6, -0.1)}V${num(y - size * 0.24)}H${num(x + size * 0.46)}V${num(y - size * 0.1)}Z`,
      stage.lit('#f3e6cc'),
    ),
    path(
      `M${p(-0.64, -0.24)}H${num(x + size * 0.5)}v${num(-size * 0.03)}H${num(x - size * 0.64)}Z`,
      stage.shaded('#7a5a44'),
    ),
    path(
      [-0.52, -0.34, -0.16, 0.02, 0.2]
        .map((t) => `M${p(t, -0.21)}h${num(size * 0.12)}v${num(size * 0.07)}h${num(-size * 0.12)}Z`)
        .join(''),
      stage.window,
    ),
    stroke(`M${p(0.7, -0.1)}v${num(-size * 0.26)}`, stage.shaded('#4a3f38'), size * 0.016),
    path(
      `M${p(0.7, -0.36)}l${num(size * 0.12)} ${num(size * 0.04)}l${num(-size * 0.12)} ${num(size * 0.04)}Z`,
      stage.lit('#d9573c'),
    ),
  ].join('');
}

/** Colours of rowing boats. */
export const HULLS = ['#c9573c', '#2b7c74', '#e8b04a', '#f3e6cc', '#44617a'] as const;

/** A boat that is typical of the setting's towns. */
export function drawBoat(stage: Stage, x: number, y: number, size: number): Markup {
  switch (stage.setting.boat) {
    case 'gondola':
      return drawGondola(stage, x, y, size * 1.15);
    case 'barge':
      return drawBarge(stage, x, y, size * 1.1);
    case 'sailboat':
      return (
        drawSailboat(stage, x, y - 30, size * 0.95, 0, '#fbf2df') +
        drawSailboat(stage, x * 0.4 + 160, y - 150, size * 0.5, 0.1, '#f0c071')
      );
    case 'rowboat':
      return drawRowboat(stage, x, y, size, stage.random('hull').pick(HULLS));
  }
}
