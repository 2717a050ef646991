import { type Stage } from '../stage.ts';
import { ellipse, type Markup, num, outline, oval, path, stroke } from '../svg.ts';
import { accentOf, type Outlook } from '../stills/still.ts';
import { drawBeyond, drawNear, sideOf } from './ground.ts';

function drawBicycle(stage: Stage, x: number, y: number, size: number, frame: string): Markup {
  const r = size * 0.25;
  const [back, front] = [x - size * 0.36, x + size * 0.36];
  const axle = y - r;
  const crank = { x: x - size * 0.06, y: axle + r * 0.06 };
  const seat = { x: x - size * 0.17, y: axle - size * 0.31 };
  const head = { x: x + size * 0.24, y: axle - size * 0.31 };
  const dark = stage.shaded('#3a3f42');
  let spokes = '';
  for (const wheel of [back, front])
    for (let n = 0; n < 9; n++) {
      const a = (n / 9) * Math.PI;
      spokes += `M${num(wheel - Math.cos(a) * r)} ${num(axle - Math.sin(a) * r)}L${num(wheel + Math.cos(a) * r)} ${num(axle + Math.sin(a) * r)}`;
    }
  const ring = (wheel: number, radius: number) =>
    `M${num(wheel - radius)} ${num(axle)}a${num(radius)} ${num(radius)} 0 1 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 1 1 ${num(-radius * 2)} 0`;
  const flowers = Array.from({ length: 9 }, (_, n) => {
    const colour = [stage.land.flower, '#f3c65c', '#f6ead2'][n % 3] ?? '#f3c65c';
    return ellipse(
      head.x + size * (0.08 + 0.024 * n),
      head.y - size * (0.05 + 0.045 * stage.unit('petal', n)),
      size * 0.026,
      size * 0.024,
      stage.lit(colour),
    );
  });
  return [
    ellipse(x, y + size * 0.02, size * 0.62, size * 0.035, stage.sky.shade, { opacity: 0.28 }),
    stroke(spokes, stage.lit('#b9bdb8'), size * 0.005, { opacity: 0.7 }),
    stroke(ring(back, r) + ring(front, r), dark, size * 0.028),
    stroke(ring(back, r * 1.12), stage.shaded(frame), size * 0.012, { opacity: 0.5 }),
    stroke(
      `M${num(back)} ${num(axle)}L${num(crank.x)} ${num(crank.y)}L${num(seat.x)} ${num(seat.y)}ZM${num(seat.x + size * 0.01)} ${num(seat.y + size * 0.04)}L${num(head.x)} ${num(head.y + size * 0.03)}L${num(crank.x)} ${num(crank.y)}M${num(head.x - size * 0.01)} ${num(head.y - size * 0.06)}L${num(front)} ${num(axle)}`,
      stage.lit(frame),
      size * 0.026,
    ),
    stroke(
      `M${num(seat.x)} ${num(seat.y)}L${num(seat.x - size * 0.02)} ${num(seat.y - size * 0.06)}M${num(head.x - size * 0.012)} ${num(head.y - size * 0.06)}L${num(head.x - size * 0.02)} ${num(head.y - size * 0.11)}Q${num(head.x - size * 0.07)} ${num(head.y - size * 0.15)} ${num(head.x - size * 0.12)} ${num(head.y - size * 0.1)}`,
      dark,
      size * 0.018,
    ),
    path(
      `M${num(seat.x - size * 0.09)} ${num(seat.y - size * 0.075)}Q${num(seat.x)} ${num(seat.y - size * 0.1)} ${num(seat.x + size * 0.07)} ${num(seat.y - size * 0.066)}Q${num(seat.x)} ${num(seat.y - size * 0.03)} ${num(seat.x - size * 0.09)} ${num(seat.y - size * 0.075)}Z`,
      stage.shaded('#8a5638'),
    ),
    path(oval(crank.x, crank.y, size * 0.045), dark),
    stroke(
      `M${num(crank.x)} ${num(crank.y)}l${num(size * 0.03)} ${num(size * 0.08)}h${num(size * 0.04)}`,
      dark,
      size * 0.016,
    ),
    ...flowers,
    path(
      outline([
        [head.x + size * 0.05, head.y - size * 0.04],
        [head.x + size * 0.3, head.y - size * 0.04],
        [head.x + size * 0.26, head.y + size * 0.12],
        [head.x + size * 0.08, head.y + size * 0.12],
      ]),
      stage.lit('#c9995c'),
    ),
    stroke(
      [0.02, 0.06, 0.1]
        .map(
          (t) =>
            `M${num(head.x + size * (0.055 + t * 0.2))} ${num(head.y + size * (t - 0.02))}h${num(size * (0.236 - t * 0.4))}`,
        )
        .join(''),
      stage.shaded('#a8743c'),
      size * 0.006,
    ),
  ].join('');
}

/** A bicycle with flowers in its basket on a lane through the country. */
export function drawBike(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const ground = (x: number) => 690 + 10 * Math.sin(x / 210);
  return [
    drawBeyond(stage, outlook, 640),
    drawNear(stage, ground),
    path(
      `M${num(-stage.half)} 790Q0 768 ${num(stage.half)} 784V866Q0 846 ${num(-stage.half)} 872Z`,
      stage.lit('#ead3a6'),
    ),
    drawBicycle(stage, side * 150, 838, 640, accentOf(stage, 'bicycle')),
  ].join('');
}
