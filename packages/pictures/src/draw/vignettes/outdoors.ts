import { drawCanopy } from '../canopy.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { box, ellipse, type Markup, num, outline, oval, path, rect, stroke } from '../svg.ts';
import { accentOf, type Outlook } from '../stills/still.ts';
import { drawShadow } from '../trees.ts';
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

/** A signpost, a rucksack and a stick where paths part. */
export function drawHike(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const x = side * 230;
  const wood = '#a9784a';
  const ground = (at: number) => 730 - 60 * Math.exp(-(((at - x) / 420) ** 2)) + 8 * Math.sin(at / 120);
  const foot = ground(x) + 60;
  const boards = [
    { y: 300, to: 1, tilt: -10 },
    { y: 386, to: -1, tilt: 8 },
    { y: 470, to: 1, tilt: 4 },
  ].map(({ y, to, tilt }) => {
    const [near, far] = [x - to * 70, x + to * 250];
    return (
      path(
        outline([
          [near, y - 34],
          [far - to * 40, y - 34 + tilt],
          [far, y + tilt],
          [far - to * 40, y + 34 + tilt],
          [near, y + 34],
        ]),
        stage.lit(wood),
      ) +
      path(
        outline([
          [near, y + 22],
          [far - to * 30, y + 22 + tilt],
          [far - to * 40, y + 34 + tilt],
          [near, y + 34],
        ]),
        stage.shaded(wood),
      ) +
      stroke(`M${num(near + to * 90)} ${num(y)}h${num(to * 120)}`, stage.shaded('#6b4a30'), 7, {
        opacity: 0.55,
      })
    );
  });
  const bag = x - side * 320;
  const by = ground(bag) + 90;
  const canvas = accentOf(stage, 'rucksack');
  const rucksack = [
    ellipse(bag, by, 150, 16, stage.sky.shade, { opacity: 0.28 }),
    path(
      `M${num(bag - 96)} ${num(by)}Q${num(bag - 124)} ${num(by - 150)} ${num(bag - 74)} ${num(by - 220)}Q${num(bag)} ${num(by - 268)} ${num(bag + 74)} ${num(by - 220)}Q${num(bag + 124)} ${num(by - 150)} ${num(bag + 96)} ${num(by)}Z`,
      stage.tint(canvas),
    ),
    path(
      `M${num(bag - 84)} ${num(by - 214)}Q${num(bag)} ${num(by - 276)} ${num(bag + 84)} ${num(by - 214)}L${num(bag + 92)} ${num(by - 140)}Q${num(bag)} ${num(by - 112)} ${num(bag - 92)} ${num(by - 140)}Z`,
      stage.lit(canvas),
    ),
    path(
      `M${num(bag - 66)} ${num(by - 6)}V${num(by - 84)}Q${num(bag)} ${num(by - 104)} ${num(bag + 66)} ${num(by - 84)}V${num(by - 6)}Z`,
      stage.shaded(canvas),
    ),
    stroke(
      `M${num(bag - 40)} ${num(by - 170)}V${num(by - 88)}M${num(bag + 40)} ${num(by - 170)}V${num(by - 88)}`,
      stage.lit('#d9b27a'),
      12,
    ),
    rect(bag - 110, by - 268, 220, 46, stage.lit('#e6d2a6')),
    ellipse(bag - 110, by - 245, 16, 23, stage.shaded('#c9a86c')),
    ellipse(bag + 110, by - 245, 16, 23, stage.shaded('#c9a86c')),
  ].join('');
  return [
    drawBeyond(stage, outlook, 680),
    drawNear(stage, ground),
    path(
      `M${num(x - side * 60)} ${HEIGHT + 10}Q${num(x - side * 120)} ${num(foot + 60)} ${num(x - side * 30)} ${num(foot - 40)}h60Q${num(x + side * 60)} ${num(foot + 70)} ${num(x + side * 320)} ${HEIGHT + 10}Z`,
      stage.lit('#e6cfa0'),
      { opacity: 0.8 },
    ),
    drawShadow(stage, x, foot, 36, 340),
    rect(x - 17, 240, 34, foot - 240, stage.shaded('#7d5436')),
    rect(stage.lightSide(x) === 1 ? x : x - 17, 240, 17, foot - 240, stage.tint('#9a6c46')),
    ...boards,
    rucksack,
    stroke(
      `M${num(bag + side * 150)} ${num(by + 6)}L${num(bag + side * 90)} ${num(by - 380)}`,
      stage.shaded('#8a6040'),
      12,
    ),
  ].join('');
}

/** A flag on the green, a ball near the hole. */
export function drawGolf(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const x = side * 180;
  const green = stage.land.isSnowy ? '#cfd9cf' : '#8fbf5a';
  const ground = (at: number) => 660 - 70 * Math.exp(-(((at - x) / 520) ** 2));
  const hole = ground(x) + 70;
  const flag = accentOf(stage, 'flag');
  return [
    drawBeyond(stage, outlook, 620),
    drawNear(stage, ground, stage.land.isSnowy ? '#dfe6e4' : '#7fb052'),
    ellipse(x, hole + 26, 460, 66, stage.lit(green)),
    path(
      `M${num(-side * 700)} 800q${num(side * 60)} -50 ${num(side * 190)} -30q${num(side * 150)} 10 ${num(side * 120)} 60q${num(-side * 80)} 40 ${num(-side * 200)} 26q${num(-side * 120)} -10 ${num(-side * 110)} -56Z`,
      stage.lit('#f1dfb4'),
    ),
    drawShadow(stage, x, hole, 10, 300, 0.3),
    ellipse(x, hole, 30, 8, stage.shaded('#3a4a34')),
    stroke(`M${num(x)} ${num(hole)}V190`, stage.lit('#fbf6ea'), 9),
    path(
      `M${num(x + 4)} 190Q${num(x + side * 110)} 200 ${num(x + side * 230)} 246Q${num(x + side * 120)} 270 ${num(x + 4)} 310Z`,
      stage.lit(flag),
    ),
    path(
      `M${num(x + 4)} 260Q${num(x + side * 110)} 250 ${num(x + side * 230)} 246Q${num(x + side * 120)} 270 ${num(x + 4)} 310Z`,
      stage.shaded(flag),
      { opacity: 0.5 },
    ),
    ellipse(x - side * 230, hole + 62, 26, 6, stage.sky.shade, { opacity: 0.3 }),
    ellipse(x - side * 230, hole + 44, 22, 22, stage.lit('#fdfaf2')),
    ellipse(x - side * 236, hole + 38, 9, 9, '#fffdf6', { opacity: 0.9 }),
  ].join('');
}

/** A saddled horse at the edge of the meadow. */
export function drawHorse(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const x = side * 120;
  const y = 830;
  const s = 430;
  const coat = stage.random('coat').pick(['#8a5236', '#6b4030', '#b98a5c', '#4f4a48']);
  const p = (dx: number, dy: number) => `${num(x + side * dx * s)} ${num(y + dy * s)}`;
  const body = `M${p(-0.5, -0.78)}Q${p(-0.44, -0.92)} ${p(-0.28, -0.92)}Q${p(0, -0.84)} ${p(0.24, -0.94)}Q${p(0.38, -1.06)} ${p(0.46, -1.28)}Q${p(0.5, -1.42)} ${p(0.6, -1.46)}L${p(0.61, -1.55)}L${p(0.67, -1.46)}Q${p(0.76, -1.4)} ${p(0.84, -1.26)}Q${p(0.9, -1.18)} ${p(0.86, -1.13)}Q${p(0.8, -1.1)} ${p(0.74, -1.18)}Q${p(0.68, -1.22)} ${p(0.62, -1.18)}Q${p(0.54, -0.98)} ${p(0.48, -0.78)}Q${p(0.44, -0.6)} ${p(0.37, -0.54)}L${p(0.36, -0.3)}L${p(0.38, -0.04)}L${p(0.42, 0)}H${num(x + side * 0.31 * s)}L${p(0.28, -0.28)}L${p(0.26, -0.5)}Q${p(0, -0.42)} ${p(-0.26, -0.5)}L${p(-0.34, -0.34)}L${p(-0.36, -0.22)}L${p(-0.34, -0.03)}L${p(-0.31, 0)}H${num(x - side * 0.42 * s)}L${p(-0.45, -0.24)}L${p(-0.42, -0.36)}Q${p(-0.54, -0.56)} ${p(-0.5, -0.78)}Z`;
  const far = `M${p(0.22, -0.5)}L${p(0.2, -0.28)}L${p(0.22, -0.03)}L${p(0.26, 0)}H${num(x + side * 0.15 * s)}L${p(0.12, -0.3)}L${p(0.1, -0.48)}ZM${p(-0.24, -0.5)}L${p(-0.22, -0.32)}L${p(-0.26, -0.2)}L${p(-0.22, 0)}H${num(x - side * 0.3 * s)}L${p(-0.33, -0.22)}L${p(-0.34, -0.48)}Z`;
  const mane = `M${p(0.6, -1.47)}Q${p(0.44, -1.4)} ${p(0.38, -1.2)}Q${p(0.32, -1.02)} ${p(0.22, -0.93)}Q${p(0.36, -0.94)} ${p(0.45, -1.1)}Q${p(0.52, -1.26)} ${p(0.62, -1.4)}Z`;
  const tail = `M${p(-0.49, -0.84)}Q${p(-0.66, -0.8)} ${p(-0.64, -0.5)}Q${p(-0.64, -0.3)} ${p(-0.58, -0.2)}Q${p(-0.52, -0.4)} ${p(-0.54, -0.56)}Q${p(-0.54, -0.7)} ${p(-0.46, -0.76)}Z`;
  const dark = stage.shaded('#3a2a24');
  const cloth = accentOf(stage, 'saddle cloth');
  return [
    drawBeyond(stage, outlook, 680),
    drawNear(stage, (at) => 740 + 8 * Math.sin(at / 150)),
    ellipse(x, y + 4, s * 0.62, 20, stage.sky.shade, { opacity: 0.3 }),
    path(far, stage.shaded(coat)),
    path(tail, dark),
    path(body, stage.tint(coat)),
    path(
      `M${p(-0.3, -0.9)}Q${p(0, -0.82)} ${p(0.24, -0.92)}Q${p(0.36, -1.02)} ${p(0.44, -1.2)}Q${p(0.36, -0.9)} ${p(0.2, -0.84)}Q${p(-0.04, -0.76)} ${p(-0.44, -0.84)}Z`,
      stage.lit(coat),
      { opacity: 0.8 },
    ),
    path(mane, dark),
    path(
      `M${p(-0.16, -0.89)}Q${p(0, -0.86)} ${p(0.14, -0.89)}L${p(0.16, -0.62)}Q${p(0, -0.58)} ${p(-0.18, -0.62)}Z`,
      stage.lit(cloth),
    ),
    path(
      `M${p(-0.14, -0.95)}Q${p(-0.08, -0.88)} ${p(0.04, -0.9)}Q${p(0.1, -0.92)} ${p(0.13, -0.98)}Q${p(0.12, -0.8)} ${p(0.06, -0.72)}Q${p(-0.04, -0.7)} ${p(-0.08, -0.8)}Q${p(-0.16, -0.86)} ${p(-0.14, -0.95)}Z`,
      stage.shaded('#6b4028'),
    ),
    stroke(
      `M${p(0.02, -0.74)}L${p(0.03, -0.52)}M${p(0, -0.5)}h${num(side * 0.06 * s)}`,
      stage.shaded('#4a3628'),
      7,
    ),
    stroke(
      `M${p(0.79, -1.3)}L${p(0.72, -1.19)}M${p(0.69, -1.43)}L${p(0.77, -1.24)}M${p(0.74, -1.22)}Q${p(0.44, -1.04)} ${p(0.1, -0.94)}`,
      stage.shaded('#4a3628'),
      6,
    ),
    ellipse(x + side * 0.7 * s, y - 1.37 * s, 6, 7, dark),
  ].join('');
}

function drawOneBalloon(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  colours: readonly [string, string],
  depth: number,
): Markup {
  const r = size * 0.5;
  const shape = (w: number) =>
    `M${num(x - w * 0.18)} ${num(y)}C${num(x - w * 0.5)} ${num(y - r * 0.5)} ${num(x - w)} ${num(y - r * 0.9)} ${num(x - w)} ${num(y - r * 1.4)}C${num(x - w)} ${num(y - r * 2.36)} ${num(x + w)} ${num(y - r * 2.36)} ${num(x + w)} ${num(y - r * 1.4)}C${num(x + w)} ${num(y - r * 0.9)} ${num(x + w * 0.5)} ${num(y - r * 0.5)} ${num(x + w * 0.18)} ${num(y)}Z`;
  const side = stage.lightSide(x);
  const basket = y + size * 0.2;
  return [
    stroke(
      `M${num(x - r * 0.18)} ${num(y)}L${num(x - size * 0.06)} ${num(basket)}M${num(x + r * 0.18)} ${num(y)}L${num(x + size * 0.06)} ${num(basket)}`,
      stage.shaded('#6b5646', depth),
      size * 0.01,
    ),
    rect(x - size * 0.075, basket, size * 0.15, size * 0.11, stage.lit('#b98a55', depth)),
    rect(x - size * 0.085, basket, size * 0.17, size * 0.03, stage.shaded('#7d5636', depth)),
    path(shape(r), stage.tint(colours[0], depth)),
    path(shape(r * 0.66), stage.lit(colours[1], depth)),
    path(shape(r * 0.3), stage.tint(colours[0], depth)),
    path(
      `M${num(x - r * 0.95)} ${num(y - r * 1.2)}Q${num(x)} ${num(y - r * 1.02)} ${num(x + r * 0.95)} ${num(y - r * 1.2)}L${num(x + r * 0.86)} ${num(y - r * 1.0)}Q${num(x)} ${num(y - r * 0.82)} ${num(x - r * 0.86)} ${num(y - r * 1.0)}Z`,
      stage.lit('#f3c65c', depth),
      { opacity: 0.85 },
    ),
    path(
      `M${num(x)} ${num(y)}C${num(x + side * r * 0.5)} ${num(y - r * 0.5)} ${num(x + side * r)} ${num(y - r * 0.9)} ${num(x + side * r)} ${num(y - r * 1.4)}C${num(x + side * r)} ${num(y - r * 1.9)} ${num(x + side * r * 0.6)} ${num(y - r * 2.1)} ${num(x + side * r * 0.3)} ${num(y - r * 2.12)}C${num(x + side * r * 0.7)} ${num(y - r * 1.7)} ${num(x + side * r * 0.6)} ${num(y - r * 0.8)} ${num(x)} ${num(y)}Z`,
      stage.sky.light,
      { opacity: 0.28 },
    ),
  ].join('');
}

/** Balloons over the landscape at sunrise. */
export function drawBalloon(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  return [
    outlook({ x: -stage.half, y: 0, width: stage.half * 2, height: HEIGHT }),
    rect(-stage.half, 0, stage.half * 2, HEIGHT, stage.sky.haze, { opacity: 0.16 }),
    drawOneBalloon(stage, -side * 520, 330, 120, ['#2f7480', '#f6ead2'], 0.34),
    drawOneBalloon(stage, -side * 250, 250, 80, ['#8a4f5f', '#f3c65c'], 0.5),
    drawOneBalloon(stage, side * 560, 420, 170, ['#e8b04a', '#f8efdd'], 0.22),
    drawOneBalloon(stage, side * 120, 520, 400, [accentOf(stage, 'balloon'), '#f8efdd'], 0),
  ].join('');
}

/** Bridges of rope between platforms in the trees. */
export function drawTreetops(stage: Stage, outlook: Outlook): Markup {
  const bark = '#7a5640';
  const trunks = [-620, -90, 520];
  const deck = [470, 390, 520];
  const at = (n: number) => ({ x: trunks[n] ?? 0, y: deck[n] ?? 0 });
  const drawn: Markup[] = [];
  for (let n = 0; n < 2; n++) {
    const [from, to] = [at(n), at(n + 1)];
    const sag = 90;
    const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + sag };
    let planks = '';
    for (let step = 0; step <= 15; step++) {
      const t = step / 15;
      const x = (1 - t) ** 2 * from.x + 2 * t * (1 - t) * mid.x + t * t * to.x;
      const y = (1 - t) ** 2 * from.y + 2 * t * (1 - t) * mid.y + t * t * to.y;
      planks += box(x - 13, y - 5, 26, 12);
      drawn.push(
        stroke(
          `M${num(x)} ${num(y)}V${num(y - 84 + 16 * Math.sin(t * Math.PI))}`,
          stage.shaded('#6b5138'),
          3,
        ),
      );
    }
    drawn.push(
      stroke(
        `M${num(from.x)} ${num(from.y - 86)}Q${num(mid.x)} ${num(mid.y - 76)} ${num(to.x)} ${num(to.y - 86)}M${num(from.x)} ${num(from.y)}Q${num(mid.x)} ${num(mid.y)} ${num(to.x)} ${num(to.y)}`,
        stage.shaded('#8a6a44'),
        6,
      ),
      path(planks, stage.lit('#c9995c')),
    );
  }
  const posts = trunks.map((x, n) => {
    const y = deck[n] ?? 0;
    const w = 62 + n * 8;
    return [
      path(
        outline([
          [x - w * 0.42, -20],
          [x + w * 0.42, -20],
          [x + w * 0.62, HEIGHT + 20],
          [x - w * 0.62, HEIGHT + 20],
        ]),
        stage.shaded(bark),
      ),
      path(
        outline([
          [x + stage.lightSide(x) * w * 0.1, -20],
          [x + stage.lightSide(x) * w * 0.42, -20],
          [x + stage.lightSide(x) * w * 0.62, HEIGHT + 20],
          [x + stage.lightSide(x) * w * 0.2, HEIGHT + 20],
        ]),
        stage.tint(bark),
      ),
      path(
        outline([
          [x - 130, y],
          [x + 130, y],
          [x + 110, y + 26],
          [x - 110, y + 26],
        ]),
        stage.lit('#c08a52'),
      ),
      stroke(
        `M${num(x - 110)} ${num(y + 24)}L${num(x - w * 0.4)} ${num(y + 110)}M${num(x + 110)} ${num(y + 24)}L${num(x + w * 0.4)} ${num(y + 110)}`,
        stage.shaded('#7d5636'),
        12,
      ),
    ].join('');
  });
  const helmet = accentOf(stage, 'helmet');
  const who = { x: -330, y: 492 };
  const figure = [
    stroke(
      `M${who.x} ${who.y - 72}L${who.x - 14} ${who.y - 34}L${who.x - 22} ${who.y}M${who.x} ${who.y - 72}L${who.x + 16} ${who.y - 38}L${who.x + 14} ${who.y}`,
      stage.shaded('#34525a'),
      17,
    ),
    path(
      `M${who.x - 24} ${who.y - 136}Q${who.x} ${who.y - 150} ${who.x + 24} ${who.y - 136}L${who.x + 19} ${who.y - 64}H${who.x - 19}Z`,
      stage.lit(helmet),
    ),
    stroke(
      `M${who.x - 20} ${who.y - 128}L${who.x - 50} ${who.y - 90}M${who.x + 20} ${who.y - 128}L${who.x + 50} ${who.y - 92}`,
      stage.lit('#d9a982'),
      12,
    ),
    ellipse(who.x, who.y - 164, 19, 22, stage.lit('#d9a982')),
    path(
      `M${who.x - 23} ${who.y - 166}Q${who.x - 20} ${who.y - 196} ${who.x} ${who.y - 196}Q${who.x + 22} ${who.y - 196} ${who.x + 23} ${who.y - 166}Z`,
      stage.shaded(helmet),
    ),
  ].join('');
  return [
    drawBeyond(stage, outlook, 780),
    drawCanopy(stage, 'below', (x) => 800 + 20 * Math.sin(x / 160), 96, 0.1, 3),
    ...drawn,
    figure,
    ...posts,
    `<g transform="translate(0 60) scale(1 -1)">${drawCanopy(stage, 'above', (x) => -40 + 24 * Math.sin(x / 140), 110, 0, 2)}</g>`,
  ].join('');
}
