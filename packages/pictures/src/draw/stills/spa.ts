import { mix } from '../colour.ts';
import { cells } from '../land.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { box, ellipse, lens, type Markup, num, oval, path, polygon, rect, stroke } from '../svg.ts';
import {
  accentOf,
  drawLampGlow,
  drawWall,
  GLEAM,
  indoorLight,
  indoors,
  indoorShade,
  isDark,
  type Outlook,
} from './still.ts';

/** A leafy plant in a pot. */
export function drawPlant(stage: Stage, x: number, y: number, height: number, pot: string): Markup {
  const green = '#3f7a58';
  let dark = '';
  let bright = '';
  for (let n = 0; n < 9; n++) {
    const angle = -Math.PI / 2 + ((n - 4) / 4) * 1.15;
    const long = height * (0.62 + 0.16 * ((n * 5) % 3)) * (1 - Math.abs(n - 4) * 0.05);
    const [tx, ty] = [x + Math.cos(angle) * long * 0.72, y - height * 0.28 + Math.sin(angle) * long];
    const bow = (n - 4) * height * 0.035;
    const w = height * 0.06;
    const leaf = `M${num(x)} ${num(y - height * 0.28)}Q${num((x + tx) / 2 - w + bow)} ${num((y + ty) / 2 - height * 0.2)} ${num(tx)} ${num(ty)}Q${num((x + tx) / 2 + w + bow)} ${num((y + ty) / 2 - height * 0.1)} ${num(x)} ${num(y - height * 0.28)}Z`;
    if (n % 2) bright += leaf;
    else dark += leaf;
  }
  const w = height * 0.17;
  return [
    path(dark, indoorShade(stage, green)),
    path(bright, indoors(stage, green)),
    polygon(
      [
        [x - w, y - height * 0.3],
        [x + w, y - height * 0.3],
        [x + w * 0.74, y],
        [x - w * 0.74, y],
      ],
      indoorShade(stage, pot),
    ),
    polygon(
      [
        [x + stage.lightSide(x) * w, y - height * 0.3],
        [x, y - height * 0.3],
        [x, y],
        [x + stage.lightSide(x) * w * 0.74, y],
      ],
      indoors(stage, pot),
    ),
    rect(x - w * 1.1, y - height * 0.33, w * 2.2, height * 0.05, indoors(stage, pot)),
  ].join('');
}

function drawTowels(stage: Stage, x: number, y: number): Markup {
  const accent = accentOf(stage, 'towel');
  const tones = ['#f8f1e4', accent, '#f8f1e4'];
  return tones
    .map(
      (tone, n) =>
        path(
          `M${num(x - 84 + n * 6)} ${num(y - n * 36)}q-14 -18 0 -34h${168 - n * 12}q14 16 0 34Z`,
          indoors(stage, tone),
        ) + ellipse(x + 78 - n * 6, y - 17 - n * 36, 10, 15, indoorShade(stage, tone)),
    )
    .join('');
}

function drawCandle(stage: Stage, x: number, y: number, height: number): Markup {
  return [
    rect(x - 16, y - height, 32, height, indoorLight(stage, '#f3e4c6')),
    ellipse(x, y - height, 16, 5, indoors(stage, '#e6cfa4')),
    path(`M${num(x)} ${num(y - height - 34)}q13 20 0 32q-13 -12 0 -32Z`, '#ffd277'),
    drawLampGlow(stage, x, y - height - 16, 130),
  ].join('');
}

/** A pool under arches, the landscape beyond. */
export function drawSpa(stage: Stage, outlook: Outlook): Markup {
  const random = stage.random('spa');
  const core = Math.min(stage.core, 820);
  const side = random.chance(0.5) ? 1 : -1;
  const stone = random.pick(['#ead9bd', '#d9dccf', '#e6c9a8', '#cfd9d4']);
  const isArched = random.chance(0.6);
  const arches = isArched ? 3 : random.int(2, 3);
  const reach = core * 1.72;
  const gap = 46;
  const span = (reach - gap * (arches - 1)) / arches;
  const top = 110;
  const sill = 560;
  let opening = '';
  for (let n = 0; n < arches; n++) {
    const x = -reach / 2 + n * (span + gap);
    opening += isArched
      ? `M${num(x)} ${sill}V${num(top + span * 0.36)}C${num(x)} ${num(top - span * 0.12)} ${num(x + span)} ${num(top - span * 0.12)} ${num(x + span)} ${num(top + span * 0.36)}V${sill}Z`
      : box(x, top, span, sill - top);
  }
  const cut = stage.define((id) => `<clipPath id="${id}"><path d="${opening}"/></clipPath>`);
  const view = outlook({ x: -reach / 2, y: 10, width: reach, height: sill + 40 });
  const edge = 640;
  const water = mix(mix('#2f97a0', stage.sky.mid, 0.3), stage.sky.shade, isDark(stage) ? 0.3 : 0.04);
  let waves = '';
  for (let row = 0; row < 8; row++) {
    const t = (row + 1) / 8;
    for (const cell of cells(stage, 210 + 170 * t))
      waves += lens(
        (cell + stage.unit(`wave ${row}`, cell)) * (210 + 170 * t),
        edge + 20 + (HEIGHT - edge) * t ** 1.3,
        70 + 150 * t * stage.unit(`long ${row}`, cell),
        4 + 8 * t,
      );
  }
  const glass = `<g clip-path="${cut}">${view}</g>`;
  const deck = 0.6 * core;
  return [
    drawWall(stage, stone),
    glass,
    stroke(opening, indoorLight(stage, stone), 10),
    rect(-stage.half, sill, stage.half * 2, 84, indoors(stage, stone)),
    rect(-stage.half, sill, stage.half * 2, 9, indoorLight(stage, stone)),
    drawPlant(stage, -side * core * 0.86, sill + 60, 330, accentOf(stage, 'pot')),
    rect(
      -stage.half,
      edge,
      stage.half * 2,
      HEIGHT - edge,
      fade(stage, edge, HEIGHT, mix(water, stage.sky.low, 0.42), water, mix(water, stage.sky.shade, 0.35)),
    ),
    // The arches lie mirrored in the pool.
    `<g clip-path="${stage.define((id) => `<clipPath id="${id}"><path d="${box(-stage.half, edge, stage.half * 2, HEIGHT - edge)}"/></clipPath>`)}"><g transform="translate(0 ${num(edge * 2)}) scale(1 -1)" opacity=".3">${path(opening, stage.sky.low)}</g></g>`,
    path(waves, GLEAM, { opacity: 0.34 }),
    rect(-stage.half, edge - 12, stage.half * 2, 16, indoorLight(stage, stone)),
    path(
      `M${num(-stage.half)} ${edge + 4}h${num(stage.half * 2)}v12h${num(-stage.half * 2)}Z`,
      indoorShade(stage, stone),
      { opacity: 0.5 },
    ),
    drawTowels(stage, side * deck, edge - 14),
    drawCandle(stage, side * deck - side * 170, edge - 12, 58),
    drawCandle(stage, side * deck - side * 214, edge - 12, 36),
    path(
      oval(side * core * 0.1, edge + 150, 15, 6) + oval(side * core * 0.22, edge + 190, 18, 7),
      indoorLight(stage, '#f5cbb4'),
    ),
  ].join('');
}
