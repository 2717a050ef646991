import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { type Markup, num, path, stroke } from '../svg.ts';

/** A stag, its hooves at (x, y). */
export function drawDeer(stage: Stage, x: number, y: number, size: number): Markup {
  const colour = mix(stage.shaded('#7a4a30'), stage.sky.shade, 0.25);
  const p = (dx: number, dy: number) => `${num(x + dx * size)} ${num(y + dy * size)}`;
  const body = `M${p(-0.34, -0.62)}Q${p(0, -0.7)} ${p(0.24, -0.64)}L${p(0.36, -0.94)}Q${p(0.36, -1.04)} ${p(0.48, -1.03)}L${p(0.6, -0.94)}L${p(0.46, -0.88)}Q${p(0.44, -0.6)} ${p(0.32, -0.46)}L${p(0.3, -0.4)}L${p(0.29, 0)}L${p(0.24, 0)}L${p(0.22, -0.38)}L${p(0.16, -0.36)}L${p(0.17, 0)}L${p(0.12, 0)}L${p(0.1, -0.38)}Q${p(-0.1, -0.36)} ${p(-0.22, -0.4)}L${p(-0.2, -0.2)}L${p(-0.23, 0)}L${p(-0.28, 0)}L${p(-0.28, -0.22)}L${p(-0.33, -0.34)}L${p(-0.34, 0)}L${p(-0.39, 0)}L${p(-0.4, -0.44)}Z`;
  const antlers = `M${p(0.41, -1.03)}Q${p(0.36, -1.2)} ${p(0.28, -1.3)}M${p(0.38, -1.14)}Q${p(0.3, -1.16)} ${p(0.24, -1.16)}M${p(0.44, -1.03)}Q${p(0.5, -1.2)} ${p(0.47, -1.36)}M${p(0.47, -1.18)}Q${p(0.55, -1.22)} ${p(0.6, -1.3)}`;
  return path(body, colour) + stroke(antlers, colour, size * 0.024);
}
