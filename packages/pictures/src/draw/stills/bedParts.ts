import type { Stage } from '../stage.ts';
import { ellipse, type Markup, num, path, stroke } from '../svg.ts';
import { drawLampGlow, indoorLight, indoors, indoorShade, isDark } from './still.ts';

/** A pillow, its foot in the middle at (x, y). */
export function drawPillow(stage: Stage, x: number, y: number, width: number, colour: string): Markup {
  const h = width * 0.46;
  const d = `M${num(x - width / 2)} ${num(y - h * 0.9)}Q${num(x)} ${num(y - h * 1.12)} ${num(x + width / 2)} ${num(y - h * 0.9)}Q${num(x + width * 0.56)} ${num(y - h * 0.4)} ${num(x + width / 2)} ${num(y)}Q${num(x)} ${num(y + h * 0.1)} ${num(x - width / 2)} ${num(y)}Q${num(x - width * 0.56)} ${num(y - h * 0.4)} ${num(x - width / 2)} ${num(y - h * 0.9)}Z`;
  const side = stage.lightSide(x);
  const light = `M${num(x)} ${num(y - h * 1.02)}Q${num(x + side * width * 0.3)} ${num(y - h * 1.02)} ${num(x + (side * width) / 2)} ${num(y - h * 0.9)}Q${num(x + side * width * 0.56)} ${num(y - h * 0.4)} ${num(x + (side * width) / 2)} ${num(y)}Q${num(x + side * width * 0.16)} ${num(y - h * 0.4)} ${num(x)} ${num(y - h * 1.02)}Z`;
  return path(d, indoors(stage, colour)) + path(light, indoorLight(stage, colour), { opacity: 0.75 });
}

/** A table lamp, its foot at (x, y). */
export function drawLamp(stage: Stage, x: number, y: number): Markup {
  const shade = isDark(stage) ? '#ffe0a0' : indoorLight(stage, '#f3dfb8');
  return [
    stroke(`M${num(x)} ${num(y)}v-96`, indoorShade(stage, '#8a5f3c'), 9),
    ellipse(x, y, 34, 8, indoorShade(stage, '#8a5f3c')),
    path(`M${num(x - 34)} ${num(y - 176)}h68l24 86h-116Z`, shade),
    drawLampGlow(stage, x, y - 124, 360),
  ].join('');
}
