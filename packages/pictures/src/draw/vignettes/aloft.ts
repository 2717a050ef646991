import { drawCanopy } from '../canopy.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { box, ellipse, type Markup, num, outline, path, rect, stroke } from '../svg.ts';
import { accentOf, type Outlook } from '../stills/still.ts';
import { drawBeyond, sideOf } from './ground.ts';

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
