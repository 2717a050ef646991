import { fade, HEIGHT, type Stage } from '../stage.ts';
import { box, ellipse, type Markup, num, oval, path, polygon, rect, stroke } from '../svg.ts';
import { accentOf, drawLampGlow, indoorLight, indoors, indoorShade, isDark, type Outlook } from './still.ts';
import { drawPlant } from './spa.ts';
import { drawTumbler, drawWineGlass } from './tableware.ts';

function drawChair(
  stage: Stage,
  x: number,
  y: number,
  facing: 1 | -1,
  wood: string,
  cushion: string,
): Markup {
  const p = (dx: number, dy: number) => `${num(x + facing * dx)} ${num(y + dy)}`;
  return [
    stroke(
      `M${p(-70, 0)}L${p(-58, -130)}L${p(-92, -290)}M${p(62, 0)}L${p(56, -130)}`,
      indoorShade(stage, wood),
      13,
    ),
    stroke(`M${p(-66, -186)}L${p(52, -190)}L${p(58, -130)}`, indoors(stage, wood), 11),
    path(
      `M${p(-66, -132)}L${p(70, -132)}L${p(70, -156)}Q${p(0, -166)} ${p(-70, -156)}Z`,
      indoors(stage, cushion),
    ),
    path(`M${p(-66, -160)}L${p(-94, -288)}L${p(-72, -292)}L${p(-44, -160)}Z`, indoorLight(stage, cushion)),
  ].join('');
}

function drawParasol(stage: Stage, x: number, y: number, size: number, colour: string): Markup {
  const top = y - size;
  const w = size * 0.72;
  const rim = top + size * 0.26;
  const panel = (from: number, to: number) =>
    `M${num(x)} ${num(top)}L${num(x + w * from)} ${num(rim + 14 * (1 - from * from) * 2)}L${num(x + w * to)} ${num(rim + 14 * (1 - to * to) * 2)}Z`;
  return [
    stroke(`M${num(x)} ${num(y)}V${num(top - 16)}`, indoorShade(stage, '#8a6243'), 11),
    path(panel(-1, -0.4) + panel(0.1, 0.6), indoors(stage, colour)),
    path(panel(-0.4, 0.1) + panel(0.6, 1), indoorLight(stage, '#f8efdd')),
    path(panel(-1, -0.4), indoorShade(stage, colour), { opacity: stage.lightSide(x) === 1 ? 0.35 : 0 }),
    path(panel(0.6, 1), indoorShade(stage, colour), { opacity: stage.lightSide(x) === -1 ? 0.3 : 0 }),
  ].join('');
}

function drawPergola(stage: Stage, leaf: string): Markup {
  const wood = '#9a6f4a';
  let leaves = '';
  let light = '';
  let beams = '';
  const reach = Math.ceil(stage.half / 120) * 120;
  for (let x = -reach; x <= reach; x += 120) beams += box(x, -10, 22, 62);
  for (let cell = Math.floor(-stage.half / 20); cell * 20 < stage.half + 20; cell++) {
    const unit = (what: string) => stage.unit(`vine ${what}`, cell);
    const x = cell * 20 + unit('x') * 16;
    const hang = 40 + 90 * unit('hang') ** 2 + 30 * Math.sin(cell / 4);
    const r = 15 + 14 * unit('r');
    const d =
      oval(x, hang, r, r * 0.72) + oval(x + 12, hang - 26, r, r * 0.8) + oval(x - 8, hang - 54, r * 1.1, r);
    if (unit('light') < 0.32) light += d;
    else leaves += d;
  }
  return [
    path(beams, indoorShade(stage, wood)),
    rect(-stage.half, 44, stage.half * 2, 20, indoors(stage, wood)),
    path(leaves, stage.shaded(leaf)),
    path(light, stage.tint(leaf)),
  ].join('');
}

/** String lights between two posts, lit after dark. */
function drawLights(stage: Stage): Markup {
  let bulbs = '';
  let wire = '';
  for (let span = Math.floor(-stage.half / 420); span * 420 < stage.half; span++) {
    const x = span * 420;
    wire += `M${x} 70q210 120 420 0`;
    for (let n = 1; n < 8; n++) {
      const t = n / 8;
      bulbs += oval(x + 420 * t, 70 + 240 * t * (1 - t) + 12, 10, 13);
    }
  }
  return (
    stroke(wire, stage.sky.shade, 3.5) +
    path(bulbs, isDark(stage) ? '#ffe09a' : indoorLight(stage, '#fdf4de'))
  );
}

/** A terrace set for two above the landscape. */
export function drawTerrace(stage: Stage, outlook: Outlook): Markup {
  const random = stage.random('terrace');
  const core = Math.min(stage.core, 820);
  const side = random.chance(0.5) ? 1 : -1;
  const floor = 716;
  const stone = random.pick(['#e6d2ae', '#d9cdb8', '#e2bf98']);
  const accent = accentOf(stage, 'chair');
  const middle = side * core * 0.22;
  const cover = random.weighted({ pergola: 3, parasol: 3, lights: 2 });
  let balusters = '';
  const reach = Math.ceil(stage.half / 58) * 58;
  for (let x = -reach; x <= reach; x += 58)
    balusters += `M${x - 12} 668q-7 -36 5 -52q-8 -18 -3 -34h20q5 16 -3 34q12 16 5 52Z`;
  let tiles = '';
  for (let n = -14; n <= 14; n++) tiles += `M${n * 110} ${floor}L${n * 260} ${HEIGHT}`;
  return [
    outlook({ x: -stage.half, y: -20, width: stage.half * 2, height: floor + 40 }),
    path(balusters, fade(stage, 580, 668, indoorLight(stage, stone), indoorShade(stage, stone))),
    rect(-stage.half, 566, stage.half * 2, 20, indoorLight(stage, stone)),
    rect(-stage.half, 584, stage.half * 2, 7, indoorShade(stage, stone)),
    rect(-stage.half, 664, stage.half * 2, floor - 660, indoors(stage, stone)),
    rect(
      -stage.half,
      floor,
      stage.half * 2,
      HEIGHT - floor,
      fade(stage, floor, HEIGHT, indoorLight(stage, '#d3a377'), indoorShade(stage, '#b98357')),
    ),
    stroke(
      `${tiles}M${num(-stage.half)} 770h${num(stage.half * 2)}M${num(-stage.half)} 836h${num(stage.half * 2)}`,
      indoorShade(stage, '#a8744c'),
      3,
      { opacity: 0.45 },
    ),
    ellipse(middle - stage.lightSide(middle) * 70, 862, 330, 26, stage.sky.shade, {
      opacity: isDark(stage) ? 0.1 : 0.22,
    }),
    cover === 'parasol' ? drawParasol(stage, middle + side * 20, 850, 760, accent) : '',
    drawChair(stage, middle - 250, 856, 1, '#8f6242', accent),
    drawChair(stage, middle + 250, 856, -1, '#8f6242', accent),
    stroke(
      `M${num(middle)} 858V664M${num(middle - 66)} 862L${num(middle)} 838L${num(middle + 66)} 862`,
      indoorShade(stage, '#6b4a36'),
      14,
    ),
    ellipse(middle, 660, 168, 20, indoorLight(stage, '#f4e8d2')),
    polygon(
      [
        [middle - 168, 660],
        [middle + 168, 660],
        [middle + 150, 684],
        [middle - 150, 684],
      ],
      indoors(stage, '#e6d5b8'),
    ),
    drawTumbler(stage, middle - 84, 658, 50, 88, '#f0a93c'),
    drawWineGlass(stage, middle + 70, 660, 150, random.chance(0.5) ? '#ecca6c' : '#e58a76'),
    ellipse(middle - 4, 654, 46, 10, indoorLight(stage, '#fbf4e6')),
    path(
      oval(middle - 18, 646, 15) + oval(middle + 12, 648, 13) + oval(middle - 2, 634, 14),
      indoors(stage, random.pick(['#d9573c', '#e8a13a', '#a8b850'])),
    ),
    drawPlant(stage, -side * core * 0.62, 868, 380, '#c26a46'),
    drawPlant(stage, -side * core * 0.84, 840, 290, accentOf(stage, 'pot')),
    cover === 'pergola'
      ? drawPergola(
          stage,
          stage.land.isSnowy ? stage.land.spruce : (stage.land.foliage[0] ?? stage.land.wood),
        )
      : '',
    cover === 'lights' ? drawLights(stage) : '',
    drawLampGlow(stage, middle, 560, 420),
  ].join('');
}
