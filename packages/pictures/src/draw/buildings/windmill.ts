import type { Stage } from '../stage.ts';
import { type Markup, ellipse, group, num, path, polygon, rect, stroke } from '../svg.ts';

/** A tower mill with its sails at an angle, in degrees. */
export function drawWindmill(
  stage: Stage,
  x: number,
  y: number,
  height: number,
  depth: number,
  angle: number,
): Markup {
  stage.drawn.add('towerMill');
  const h = height * 0.62;
  const side = stage.lightSide(x);
  const wall = '#e9dcc4';
  const body = polygon(
    [
      [x - h * 0.27, y],
      [x - h * 0.17, y - h * 0.86],
      [x + h * 0.17, y - h * 0.86],
      [x + h * 0.27, y],
    ],
    stage.shaded(wall, depth),
  );
  const lit = polygon(
    [
      [x + side * h * 0.03, y],
      [x + side * h * 0.02, y - h * 0.86],
      [x + side * h * 0.17, y - h * 0.86],
      [x + side * h * 0.27, y],
    ],
    stage.lit(wall, depth),
  );
  const cap = path(
    `M${num(x - h * 0.2)} ${num(y - h * 0.85)}Q${num(x - h * 0.16)} ${num(y - h * 1.12)} ${num(x)} ${num(y - h * 1.13)}Q${num(x + h * 0.16)} ${num(y - h * 1.12)} ${num(x + h * 0.2)} ${num(y - h * 0.85)}Z`,
    stage.shaded('#8c4a38', depth),
  );
  const hub = y - h * 0.98;
  let sails = '';
  for (let n = 0; n < 4; n++) {
    const long = h * 0.86;
    let laths = '';
    for (let lath = 2; lath < 9; lath++) laths += `M0 ${num(-long * lath * 0.11)}h${num(h * 0.13)}`;
    sails += group(
      polygon(
        [
          [0, -long * 0.2],
          [h * 0.13, -long * 0.2],
          [h * 0.13, -long],
          [0, -long],
        ],
        stage.lit('#f5ead4', depth),
        { opacity: 0.82 },
      ) +
        stroke(
          `M0 0V${num(-long)}${laths}M${num(h * 0.13)} ${num(-long * 0.2)}V${num(-long)}`,
          stage.shaded('#5a4638', depth),
          h * 0.018,
        ),
      { transform: `translate(${num(x)} ${num(hub)}) rotate(${angle + n * 90})` },
    );
  }
  return [
    body,
    lit,
    rect(x - h * 0.05, y - h * 0.2, h * 0.1, h * 0.2, stage.shaded('#5a4638', depth)),
    rect(x - h * 0.035, y - h * 0.56, h * 0.07, h * 0.09, stage.window),
    cap,
    sails,
    ellipse(x, hub, h * 0.03, h * 0.03, stage.shaded('#4a3a30', depth)),
  ].join('');
}

export interface RidgeMillShape {
  x: number;
  y: number;
  height: number;
  depth: number;
  /** Angle of the sails in degrees. */
  angle: number;
}

/** A mill of La Mancha: a white drum under a dark cone, four bare sails. */
export function drawRidgeMill(stage: Stage, { x, y, height: h, depth, angle }: RidgeMillShape): Markup {
  stage.drawn.add('ridgeMill');
  const w = h * 0.36;
  const side = stage.lightSide(x);
  const top = y - h * 0.62;
  const hub = { x: x - side * w * 0.1, y: top - h * 0.06 };
  let sails = '';
  for (let n = 0; n < 4; n++) {
    let laths = '';
    for (let lath = 2; lath < 8; lath++)
      laths += `M${num(-h * 0.045)} ${num(-h * 0.058 * lath)}h${num(h * 0.09)}`;
    sails += group(
      stroke(
        `M0 0V${num(-h * 0.46)}${laths}M${num(-h * 0.045)} ${num(-h * 0.11)}V${num(-h * 0.42)}M${num(h * 0.045)} ${num(-h * 0.11)}V${num(-h * 0.42)}`,
        stage.shaded('#5a4638', depth),
        h * 0.011,
      ),
      { transform: `translate(${num(hub.x)} ${num(hub.y)}) rotate(${num(angle + n * 90)})` },
    );
  }
  return [
    rect(x - w / 2, top, w, h * 0.62, stage.shaded('#f6efe2', depth)),
    rect(side === 1 ? x - w * 0.06 : x - w / 2, top, w * 0.56, h * 0.62, stage.lit('#fdf8ee', depth)),
    rect(x - w * 0.09, y - h * 0.2, w * 0.18, h * 0.2, stage.shaded('#4f6f8a', depth)),
    rect(x - w * 0.3, top + h * 0.1, w * 0.1, h * 0.07, stage.window),
    rect(x + w * 0.2, top + h * 0.1, w * 0.1, h * 0.07, stage.window),
    polygon(
      [
        [x - w * 0.58, top + 3],
        [x, top - h * 0.2],
        [x + w * 0.58, top + 3],
      ],
      stage.shaded('#5a4f4c', depth),
    ),
    sails,
    ellipse(hub.x, hub.y, h * 0.02, h * 0.02, stage.shaded('#3f342c', depth)),
  ].join('');
}
