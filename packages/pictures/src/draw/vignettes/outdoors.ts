import { HEIGHT, type Stage } from '../stage.ts';
import { ellipse, type Markup, num, outline, path, rect, stroke } from '../svg.ts';
import { accentOf, type Outlook } from '../stills/still.ts';
import { drawShadow } from '../trees.ts';
import { drawBeyond, drawNear, sideOf } from './ground.ts';

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
