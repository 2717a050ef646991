import { mix } from '../colour.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { ellipse, type Markup, num, outline, oval, path, rect, stroke } from '../svg.ts';
import {
  accentOf,
  drawLampGlow,
  drawSteam,
  drawWall,
  drawWindow,
  indoorLight,
  indoors,
  indoorShade,
  isDark,
  type Outlook,
} from '../stills/still.ts';
import { drawTable } from '../stills/tableware.ts';
import { drawBeyond, drawNear, sideOf } from './ground.ts';

function drawCandle(stage: Stage, x: number, y: number, height: number): Markup {
  return [
    rect(x - 26, y - height, 52, height, indoorLight(stage, '#f6e8cc')),
    rect(stage.lightSide(x) === 1 ? x - 26 : x + 4, y - height, 22, height, indoorShade(stage, '#e6cfa4'), {
      opacity: 0.5,
    }),
    ellipse(x, y - height, 26, 8, indoors(stage, '#e6cfa4')),
    drawLampGlow(stage, x, y - height - 26, 190),
    path(`M${num(x)} ${num(y - height - 58)}q22 34 0 54q-22 -20 0 -54Z`, '#ffc95e'),
    path(`M${num(x)} ${num(y - height - 34)}q9 16 0 28q-9 -12 0 -28Z`, '#fff0c0'),
  ].join('');
}

/** Hot stones, oil, towels and an orchid. */
export function drawMassage(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const top = 660;
  const stones = [
    [0, 150, 46],
    [4, 118, 38],
    [-3, 84, 30],
  ] as const;
  const stone = side * 90;
  let y = top + 60;
  const pile = stones.map(([dx, w, h]) => {
    y -= h * 1.1;
    const markup =
      ellipse(stone + dx, y + h * 0.6, w, h * 0.72, indoorShade(stage, '#4f5658')) +
      ellipse(stone + dx - side * 14, y + h * 0.42, w * 0.8, h * 0.44, indoors(stage, '#7a8284'), {
        opacity: 0.8,
      });
    return markup;
  });
  const orchid = stone;
  const blossom = stage.random('orchid').pick(['#f3d3dc', '#fbf3e8', '#e8a9bb']);
  const petals = Array.from({ length: 5 }, (_, n) => {
    const a = -Math.PI / 2 + (n / 5) * Math.PI * 2;
    return ellipse(orchid + Math.cos(a) * 34, y - 8 + Math.sin(a) * 25, 31, 24, indoorLight(stage, blossom));
  });
  const towel = -side * 330;
  const accent = accentOf(stage, 'towel');
  return [
    drawWall(stage, stage.random('wall').pick(['#d5dfd3', '#ead9bd', '#e8d3bc'])),
    drawWindow(stage, outlook, { x: -620, y: 90, width: 1240, height: 440 }, { panes: 3 }),
    drawTable(stage, top, '#a9744a'),
    ...[0, 1, 2].map((n) => {
      const w = 190 - n * 10;
      const ty = top + 62 - n * 74;
      return (
        path(
          `M${num(towel - w)} ${num(ty)}q-26 -36 0 -70h${num(w * 2)}q26 34 0 70Z`,
          indoors(stage, n === 1 ? accent : '#f8f1e4'),
        ) +
        ellipse(towel + side * (w - 4), ty - 35, 24, 34, indoorShade(stage, n === 1 ? accent : '#efe3cf')) +
        ellipse(towel + side * (w - 4), ty - 35, 12, 18, indoorLight(stage, '#fbf5ea'), { opacity: 0.7 })
      );
    }),
    ...pile,
    ...petals,
    ellipse(orchid, y - 8, 13, 12, indoors(stage, '#e8b04a')),
    rect(side * 400 - 34, top - 110, 68, 160, indoors(stage, '#c99a4c'), { opacity: 0.85 }),
    rect(side * 400 - 14, top - 150, 28, 44, indoorShade(stage, '#7d5636')),
    rect(side * 400 - 34, top - 60, 68, 66, indoorLight(stage, '#f8efdc')),
    drawCandle(stage, side * 560, top + 66, 120),
    drawCandle(stage, -side * 640, top + 60, 80),
  ].join('');
}

/** A steaming tub under the evening sky. */
export function drawHotTub(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const x = side * 110;
  const rim = 590;
  const w = 400;
  const wood = '#a8724a';
  let staves = '';
  for (let n = -7; n <= 7; n++) {
    const t = n / 7;
    staves += `M${num(x + Math.sin((t * Math.PI) / 2) * w)} ${num(rim + 20 * (1 - Math.abs(t)))}V${num(830 + 26 * Math.cos((t * Math.PI) / 2))}`;
  }
  const water = mix('#3f9aa2', stage.sky.mid, 0.35);
  const lantern = -side * 480;
  return [
    drawBeyond(stage, outlook, 640),
    drawNear(stage, (at) => 690 + 8 * Math.sin(at / 170)),
    rect(-stage.half, 800, stage.half * 2, 120, stage.shaded('#9a6c46')),
    stroke(
      Array.from({ length: 40 }, (_, n) => `M${num((n - 20) * 92)} 800L${num((n - 20) * 150)} 900`).join(''),
      stage.shaded('#6b4830'),
      4,
      { opacity: 0.5 },
    ),
    ellipse(x, 862, w * 1.1, 34, stage.sky.shade, { opacity: 0.35 }),
    path(`M${num(x - w)} ${rim}V830Q${num(x)} 890 ${num(x + w)} 830V${rim}Z`, stage.tint(wood)),
    path(
      `M${num(x + stage.lightSide(x) * w * 0.3)} ${rim + 40}V866Q${num(x + stage.lightSide(x) * w * 0.8)} 856 ${num(x + stage.lightSide(x) * w)} 830V${rim}Z`,
      stage.lit(wood),
    ),
    stroke(staves, stage.shaded('#6b4830'), 4, { opacity: 0.5 }),
    stroke(
      `M${num(x - w)} 660Q${num(x)} 722 ${num(x + w)} 660M${num(x - w)} 780Q${num(x)} 842 ${num(x + w)} 780`,
      stage.shaded('#4a4f50'),
      12,
    ),
    ellipse(x, rim, w * 1.03, 62, stage.lit('#c08a5a')),
    ellipse(x, rim + 2, w * 0.93, 50, stage.tint(water)),
    ellipse(x - 60, rim + 10, w * 0.5, 20, stage.sky.low, { opacity: 0.45 }),
    drawSteam(x - 150, rim - 20, 210),
    drawSteam(x + 60, rim - 10, 280),
    drawSteam(x + 220, rim - 30, 180),
    path(
      `M${num(x - side * 330)} ${rim - 4}q${num(-side * 6)} 120 ${num(-side * 14)} 150h${num(-side * 86)}V${rim + 2}Z`,
      stage.lit('#f8f1e4'),
    ),
    path(
      outline([
        [lantern - 44, 820],
        [lantern - 44, 700],
        [lantern, 660],
        [lantern + 44, 700],
        [lantern + 44, 820],
      ]),
      stage.shaded('#3f464a'),
    ),
    rect(lantern - 32, 706, 64, 100, isDark(stage) ? '#ffdc94' : stage.lit('#f7ecd2')),
    drawLampGlow(stage, lantern, 756, 300),
  ].join('');
}

/** Someone who sits cross-legged on a mat and looks out. */
export function drawYoga(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const x = side * 130;
  const y = 806;
  const top = accentOf(stage, 'top');
  const skin = stage.tint('#c99470');
  const hair = stage.shaded('#4a3026');
  const p = (dx: number, dy: number) => `${num(x + dx)} ${num(y + dy)}`;
  return [
    drawBeyond(stage, outlook, 660),
    rect(-stage.half, 720, stage.half * 2, 190, stage.tint('#b98a60')),
    stroke(
      Array.from({ length: 36 }, (_, n) => `M${num((n - 18) * 88)} 720L${num((n - 18) * 170)} 900`).join(''),
      stage.shaded('#7d5636'),
      4,
      { opacity: 0.4 },
    ),
    rect(-stage.half, 716, stage.half * 2, 8, stage.lit('#e6c99c')),
    path(
      outline([
        [x - 300, y - 14],
        [x + 300, y - 14],
        [x + 380, y + 52],
        [x - 380, y + 52],
      ]),
      stage.lit(accentOf(stage, 'mat')),
    ),
    ellipse(x, y + 22, 250, 22, stage.sky.shade, { opacity: 0.3 }),
    // From behind: folded legs, a straight back, hands on the knees.
    path(
      `M${p(-226, 10)}Q${p(-240, -46)} ${p(-170, -60)}Q${p(-70, -90)} ${p(0, -84)}Q${p(70, -90)} ${p(170, -60)}Q${p(240, -46)} ${p(226, 10)}Q${p(120, 34)} ${p(0, 22)}Q${p(-120, 34)} ${p(-226, 10)}Z`,
      stage.shaded('#2f4a52'),
    ),
    path(
      `M${p(-226, 10)}Q${p(-240, -46)} ${p(-170, -60)}Q${p(-110, -70)} ${p(-70, -60)}Q${p(-140, -20)} ${p(-110, 14)}Q${p(-170, 22)} ${p(-226, 10)}Z`,
      stage.tint('#3f626c'),
      { opacity: 0.7 },
    ),
    path(
      `M${p(-78, -64)}Q${p(-70, -160)} ${p(-96, -236)}Q${p(-60, -276)} ${p(0, -276)}Q${p(60, -276)} ${p(96, -236)}Q${p(70, -160)} ${p(78, -64)}Q${p(0, -44)} ${p(-78, -64)}Z`,
      stage.tint(top),
    ),
    path(
      `M${p(stage.lightSide(x) * 8, -270)}Q${p(stage.lightSide(x) * 60, -272)} ${p(stage.lightSide(x) * 96, -236)}Q${p(stage.lightSide(x) * 70, -160)} ${p(stage.lightSide(x) * 78, -64)}Q${p(stage.lightSide(x) * 50, -56)} ${p(stage.lightSide(x) * 30, -54)}Q${p(stage.lightSide(x) * 50, -170)} ${p(stage.lightSide(x) * 8, -270)}Z`,
      stage.lit(top),
      { opacity: 0.8 },
    ),
    stroke(
      `M${p(-90, -226)}Q${p(-136, -150)} ${p(-168, -64)}M${p(90, -226)}Q${p(136, -150)} ${p(168, -64)}`,
      skin,
      32,
    ),
    rect(x - 20, y - 316, 40, 52, skin),
    ellipse(x, y - 350, 50, 58, hair),
    ellipse(x, y - 424, 27, 25, hair),
  ].join('');
}

/** Benches, a stove with stones and a bucket, a window on the landscape. */
export function drawSauna(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const wood = '#cf9a62';
  let planks = '';
  for (let y = 0; y < 640; y += 58) planks += `M${num(-stage.half)} ${y}h${num(stage.half * 2)}`;
  const stove = -side * 500;
  let stones = '';
  for (let n = 0; n < 22; n++)
    stones += oval(
      stove - 120 + (n % 8) * 34 + 12 * stage.unit('stone', n),
      480 - Math.floor(n / 8) * 26,
      24,
      17,
    );
  const bucket = side * 120;
  const bench = (y: number, drop: number) =>
    rect(-stage.half, y, stage.half * 2, 34, indoorLight(stage, wood)) +
    rect(-stage.half, y + 34, stage.half * 2, drop, indoorShade(stage, '#9a6a3e')) +
    stroke(
      Array.from({ length: 30 }, (_, n) => `M${num((n - 15) * 120)} ${y + 40}v${drop - 10}`).join(''),
      indoorShade(stage, '#6b4628'),
      6,
      { opacity: 0.5 },
    );
  return [
    rect(-stage.half, 0, stage.half * 2, HEIGHT, indoors(stage, wood)),
    stroke(planks, indoorShade(stage, '#a8743c'), 4, { opacity: 0.55 }),
    drawWindow(stage, outlook, { x: side * 60 - 330, y: 110, width: 800, height: 330 }, { panes: 1 }),
    bench(560, 120),
    bench(720, 190),
    rect(stove - 150, 490, 300, 420, indoorShade(stage, '#4a4f50')),
    rect(stove - 110, 560, 220, 150, '#e8803c'),
    path(
      [0, 1, 2, 3]
        .map(
          (n) =>
            `M${num(stove - 100 + n * 54)} 706q-14 -60 20 -${100 + (n % 2) * 26}q36 56 20 ${100 + (n % 2) * 26}Z`,
        )
        .join(''),
      '#ffd277',
    ),
    stroke(
      Array.from({ length: 6 }, (_, n) => `M${num(stove - 90 + n * 36)} 560v150`).join(''),
      indoorShade(stage, '#2f3436'),
      9,
    ),
    path(stones, indoorShade(stage, '#7a7672')),
    path(stones, indoorLight(stage, '#b5aea4'), { opacity: 0.5, transform: 'translate(-4 -5)' }),
    drawSteam(stove, 400, 220),
    path(
      outline([
        [bucket - 96, 560],
        [bucket + 96, 560],
        [bucket + 78, 714],
        [bucket - 78, 714],
      ]),
      indoors(stage, '#b57f4c'),
    ),
    stroke(
      [580, 690].map((y) => `M${num(bucket - 92)} ${y}h184`).join(''),
      indoorShade(stage, '#5f4a3a'),
      11,
    ),
    ellipse(bucket, 560, 96, 20, indoorShade(stage, '#6f9ea2')),
    stroke(
      `M${num(bucket - 90)} 556Q${num(bucket)} 380 ${num(bucket + 90)} 556`,
      indoorShade(stage, '#7d5636'),
      10,
    ),
    stroke(
      `M${num(bucket + side * 20)} 560L${num(bucket + side * 190)} 440`,
      indoorLight(stage, '#c9955c'),
      14,
    ),
    path(
      `M${num(bucket + side * 470)} 716q${num(-side * 130)} -20 ${num(-side * 130)} -62h${num(side * 210)}q${num(side * 40)} 30 0 62Z`,
      indoorLight(stage, '#f8f1e4'),
    ),
    path(
      `M${num(bucket + side * 470)} 690h${num(side * 90)}v-14h${num(-side * 210)}v14Z`,
      indoors(stage, accentOf(stage, 'towel')),
    ),
    rect(-stage.half, 0, stage.half * 2, HEIGHT, '#ffb45e', { opacity: isDark(stage) ? 0.08 : 0.03 }),
  ].join('');
}
