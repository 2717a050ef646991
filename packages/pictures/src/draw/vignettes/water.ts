import { drawBoat, drawSailboat } from '../buildings/boats.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { ellipse, lens, type Markup, num, path, stroke } from '../svg.ts';
import { accentOf, type Outlook } from '../stills/still.ts';
import { drawOpenWater, sideOf } from './ground.ts';

const DEEP = '#23808c';
/** Rings on the water around a floating thing. */
const rings = (stage: Stage, x: number, y: number, width: number): Markup =>
  path(
    lens(x - width * 0.62, y + 8, width * 1.24, 22) + lens(x - width * 0.9, y + 34, width * 1.5, 9),
    stage.sky.sun,
    { opacity: 0.35 },
  );

function drawPerson(stage: Stage, x: number, y: number, size: number, shirt: string, facing: 1 | -1): Markup {
  const skin = stage.lit('#d9a982');
  return [
    path(
      `M${num(x - size * 0.3)} ${num(y)}Q${num(x - size * 0.4)} ${num(y - size * 0.7)} ${num(x - size * 0.1)} ${num(y - size * 0.86)}Q${num(x + size * 0.3)} ${num(y - size * 0.8)} ${num(x + size * 0.26)} ${num(y)}Z`,
      stage.lit(shirt),
    ),
    ellipse(x + facing * size * 0.06, y - size * 1.1, size * 0.19, size * 0.22, skin),
    path(
      `M${num(x - facing * size * 0.16)} ${num(y - size * 1.02)}Q${num(x - facing * size * 0.22)} ${num(y - size * 1.36)} ${num(x + facing * size * 0.1)} ${num(y - size * 1.33)}Q${num(x + facing * size * 0.26)} ${num(y - size * 1.3)} ${num(x + facing * size * 0.2)} ${num(y - size * 1.2)}Q${num(x)} ${num(y - size * 1.26)} ${num(x - facing * size * 0.04)} ${num(y - size * 1.06)}Z`,
      stage.shaded('#4a3628'),
    ),
  ].join('');
}

/** A boat trip: a sailing boat at sea, the typical boat of the place in a town. */
export function drawBoatTrip(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const isTown = stage.setting.boat === 'gondola' || stage.setting.boat === 'barge';
  return [
    drawOpenWater(stage, outlook, 560, DEEP),
    drawSailboat(stage, -side * 520, 640, 120, 0.16, '#f3c879'),
    isTown
      ? drawBoat(stage, side * 120, 780, 420)
      : rings(stage, side * 160, 780, 420) +
        drawSailboat(
          stage,
          side * 160,
          770,
          560,
          0,
          stage.random('sail').pick(['#fbf2df', '#e8795b', '#f3c879']),
        ),
  ].join('');
}

/** A kayak on still water. */
export function drawKayak(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const hull = accentOf(stage, 'hull');
  const one = (x: number, y: number, s: number, colour: string, shirt: string) => {
    const p = (dx: number, dy: number) => `${num(x + side * dx * s)} ${num(y + dy * s)}`;
    return [
      rings(stage, x, y, s * 1.1),
      drawPerson(stage, x - side * s * 0.06, y - s * 0.06, s * 0.3, shirt, side),
      path(
        `M${p(-0.72, -0.1)}Q${p(-0.4, -0.06)} ${p(-0.26, -0.1)}Q${p(-0.06, -0.02)} ${p(0.16, -0.1)}Q${p(0.44, -0.06)} ${p(0.78, -0.13)}Q${p(0.6, 0.06)} ${p(0.3, 0.06)}H${num(x - side * 0.34 * s)}Q${p(-0.6, 0.05)} ${p(-0.72, -0.1)}Z`,
        stage.shaded(colour),
      ),
      path(
        `M${p(-0.72, -0.1)}Q${p(-0.4, -0.06)} ${p(-0.26, -0.1)}Q${p(-0.06, -0.02)} ${p(0.16, -0.1)}Q${p(0.44, -0.06)} ${p(0.78, -0.13)}Q${p(0.5, -0.02)} ${p(0.2, -0.02)}H${num(x - side * 0.34 * s)}Q${p(-0.56, -0.02)} ${p(-0.72, -0.1)}Z`,
        stage.lit(colour),
      ),
      stroke(`M${p(-0.42, -0.36)}L${p(0.36, -0.02)}`, stage.shaded('#6b4c34'), s * 0.022),
      path(
        `M${p(0.3, -0.06)}Q${p(0.36, -0.08)} ${p(0.5, 0.04)}Q${p(0.44, 0.1)} ${p(0.32, 0)}ZM${p(-0.38, -0.33)}Q${p(-0.44, -0.44)} ${p(-0.58, -0.42)}Q${p(-0.54, -0.32)} ${p(-0.4, -0.3)}Z`,
        stage.lit('#f3c65c'),
      ),
      stroke(
        `M${p(-0.1, -0.27)}L${p(0.02, -0.17)}M${p(-0.12, -0.27)}L${p(-0.18, -0.25)}`,
        stage.lit('#d9a982'),
        s * 0.036,
      ),
    ].join('');
  };
  return [
    drawOpenWater(stage, outlook, 540, '#2b8490'),
    one(-side * 420, 640, 260, '#e8b04a', '#2f7480'),
    one(side * 90, 790, 620, hull, '#f3ead8'),
  ].join('');
}

/** Someone who paddles standing up. */
export function drawPaddle(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const x = side * 90;
  const y = 780;
  const board = accentOf(stage, 'board');
  const p = (dx: number, dy: number) => `${num(x + side * dx)} ${num(y + dy)}`;
  const skin = stage.lit('#d9a982');
  return [
    drawOpenWater(stage, outlook, 540, '#2b8490'),
    rings(stage, x, y, 460),
    path(
      `M${p(-300, -14)}Q${p(0, 10)} ${p(320, -34)}Q${p(250, 26)} ${p(120, 28)}H${num(x - side * 170)}Q${p(-260, 24)} ${p(-300, -14)}Z`,
      stage.shaded(board),
    ),
    path(
      `M${p(-300, -14)}Q${p(0, -34)} ${p(320, -34)}Q${p(200, 6)} ${p(60, 8)}H${num(x - side * 170)}Q${p(-260, 6)} ${p(-300, -14)}Z`,
      stage.lit('#f6ead2'),
    ),
    stroke(
      `M${p(-26, -8)}L${p(-34, -110)}L${p(-6, -196)}M${p(44, -10)}L${p(40, -110)}L${p(6, -196)}`,
      skin,
      27,
    ),
    path(
      `M${p(-40, -190)}L${p(36, -190)}L${p(44, -120)}L${p(6, -128)}L${p(-38, -116)}Z`,
      stage.shaded('#2d4d74'),
    ),
    path(
      `M${p(-40, -184)}Q${p(-52, -290)} ${p(-30, -330)}Q${p(10, -352)} ${p(44, -326)}Q${p(56, -260)} ${p(36, -184)}Z`,
      stage.lit(board),
    ),
    stroke(
      `M${p(34, -318)}L${p(92, -262)}L${p(104, -214)}M${p(-20, -316)}L${p(60, -344)}L${p(92, -366)}`,
      skin,
      20,
    ),
    stroke(`M${p(88, -392)}L${p(124, 18)}`, stage.shaded('#6b4c34'), 9),
    path(`M${p(112, -10)}Q${p(104, 50)} ${p(128, 78)}Q${p(152, 46)} ${p(140, -12)}Z`, stage.lit('#f3c65c')),
    ellipse(x + side * 14, y - 384, 32, 37, skin),
    path(
      `M${p(-22, -380)}Q${p(-26, -428)} ${p(16, -426)}Q${p(52, -424)} ${p(46, -394)}Q${p(20, -406)} ${p(-2, -378)}Q${p(-8, -350)} ${p(-22, -380)}Z`,
      stage.shaded('#4a3628'),
    ),
  ].join('');
}

/** Surfboards in the sand, the waves behind them. */
export function drawSurf(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const waves = [606, 660, 724].map((y, n) => {
    let crest = `M${num(-stage.half - 60 * n)} ${y}`;
    const long = 210 + n * 60;
    for (let x = -stage.half - 60 * n; x < stage.half + long; x += long)
      crest += `q${num(long * 0.5)} ${-22 - n * 8} ${num(long)} 0`;
    const water = ['#3c949c', '#52a6aa', '#7cc0bb'][n] ?? '#52a6aa';
    return (
      path(`${crest}V800H${num(-stage.half - 200)}Z`, stage.tint(water, 0.04), { opacity: 0.85 }) +
      stroke(crest, stage.lit('#fdfaf0'), 6 + n * 4, { opacity: 0.9 })
    );
  });
  const colours = [accentOf(stage, 'board'), '#f3c65c', '#2f7480'] as const;
  const boards = [-1, 0, 1].map((n) => {
    const x = side * 90 + n * 215;
    const foot = 856 - Math.abs(n) * 22;
    const tall = 560 - Math.abs(n) * 70;
    const colour = colours[n + 1] ?? '#f3c65c';
    const whole = `M${num(x - 34)} ${foot}C${num(x - 96)} ${num(foot - tall * 0.2)} ${num(x - 92)} ${num(foot - tall * 0.7)} ${num(x)} ${num(foot - tall)}C${num(x + 92)} ${num(foot - tall * 0.7)} ${num(x + 96)} ${num(foot - tall * 0.2)} ${num(x + 34)} ${foot}Z`;
    const lit = stage.lightSide(x);
    return [
      ellipse(x - lit * 60, foot + 6, 130, 13, stage.sky.shade, { opacity: 0.25 }),
      path(whole, stage.lit('#fbf3e2')),
      path(
        `M${num(x - 78)} ${num(foot - tall * 0.5)}L${num(x + 78)} ${num(foot - tall * 0.62)}L${num(x + 80)} ${num(foot - tall * 0.44)}L${num(x - 80)} ${num(foot - tall * 0.3)}Z`,
        stage.tint(colour),
      ),
      stroke(`M${num(x)} ${foot - 4}V${num(foot - tall + 8)}`, stage.shaded('#c9a86c'), 5),
      path(whole, stage.sky.shade, { opacity: n === 0 ? 0 : 0.07 }),
    ].join('');
  });
  return [
    drawOpenWater(stage, outlook, 560, DEEP),
    ...waves,
    path(
      `M${num(-stage.half)} 772Q0 738 ${num(stage.half)} 768V${HEIGHT}H${num(-stage.half)}Z`,
      stage.lit('#f1dcae'),
    ),
    path(
      `M${num(-stage.half)} 772Q0 738 ${num(stage.half)} 768V784Q0 756 ${num(-stage.half)} 790Z`,
      stage.tint('#fdf8ea'),
    ),
    ...boards,
  ].join('');
}
