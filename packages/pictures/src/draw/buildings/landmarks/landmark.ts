import type { Colour } from '../../colour.ts';
import type { Stage } from '../../stage.ts';
import { type Markup, num, outline, path, type Point } from '../../svg.ts';

/** Draws a landmark above a town, the middle of its base at (x, y), `height` tall. */
export type DrawLandmark = (stage: Stage, at: Site) => Markup;

export interface Site {
  x: number;
  y: number;
  height: number;
  depth: number;
}

/** Colour of openings: lit after dark, dark by day. */
export const glow = (stage: Stage, depth: number): Colour =>
  stage.sky.tone > 0.3 ? stage.window : stage.shaded('#4a4f58', depth);

/** A pointed arch as a part of a path, its foot at (x, y). */
export const lancet = (x: number, y: number, width: number, height: number): string =>
  `M${num(x - width / 2)} ${num(y)}V${num(y - height * 0.6)}Q${num(x - width / 2)} ${num(y - height * 0.86)} ${num(x)} ${num(y - height)}Q${num(x + width / 2)} ${num(y - height * 0.86)} ${num(x + width / 2)} ${num(y - height * 0.6)}V${num(y)}Z`;

/** A round arch as a part of a path, its foot at (x, y). */
export const arch = (x: number, y: number, width: number, height: number): string => {
  const r = num(width / 2);
  return `M${num(x - width / 2)} ${num(y)}V${num(y - height + width / 2)}a${r} ${r} 0 0 1 ${num(width)} 0V${num(y)}Z`;
};

/** A dome between two points of its drum; `swell` 1 is half round, more is taller. */
const domePath = (x: number, y: number, radius: number, swell: number): string => {
  const top = num(y - radius * swell);
  return `M${num(x - radius)} ${num(y)}C${num(x - radius * 1.04)} ${num(y - radius * 0.72 * swell)} ${num(x - radius * 0.42)} ${top} ${num(x)} ${top}C${num(x + radius * 0.42)} ${top} ${num(x + radius * 1.04)} ${num(y - radius * 0.72 * swell)} ${num(x + radius)} ${num(y)}Z`;
};

/** A dome with its sunny side. */
export function drawDomeRoof(
  stage: Stage,
  {
    x,
    y,
    radius,
    swell,
    colour,
    depth,
  }: { x: number; y: number; radius: number; swell: number; colour: Colour; depth: number },
): Markup {
  const side = stage.lightSide(x);
  const top = num(y - radius * swell);
  const bright = `M${num(x)} ${top}C${num(x + side * radius * 0.42)} ${top} ${num(x + side * radius * 1.04)} ${num(y - radius * 0.72 * swell)} ${num(x + side * radius)} ${num(y)}H${num(x + side * radius * 0.2)}Q${num(x + side * radius * 0.3)} ${num(y - radius * 0.7 * swell)} ${num(x)} ${top}Z`;
  return (
    path(domePath(x, y, radius, swell), stage.shaded(colour, depth)) + path(bright, stage.lit(colour, depth))
  );
}

/** A prism that narrows upwards: half of it in the sun. */
export function drawTaper(
  stage: Stage,
  {
    x,
    y,
    bottom,
    top,
    height,
    colour,
    depth,
  }: { x: number; y: number; bottom: number; top: number; height: number; colour: Colour; depth: number },
): Markup {
  const side = stage.lightSide(x);
  const face = (from: number, to: number): Point[] => [
    [x + from * (bottom / 2), y],
    [x + from * (top / 2), y - height],
    [x + to * (top / 2), y - height],
    [x + to * (bottom / 2), y],
  ];
  return (
    path(outline(face(-1, 1)), stage.shaded(colour, depth)) +
    path(outline(side === 1 ? face(0.06, 1) : face(-1, -0.06)), stage.lit(colour, depth))
  );
}
