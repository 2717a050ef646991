import { HEIGHT, type Stage } from '../stage.ts';
import { ellipse, type Markup, num, outline, oval, path, rect, stroke } from '../svg.ts';
import { indoorLight, indoors, indoorShade, type Outlook } from '../stills/still.ts';

/** Paintings on a quiet wall, a bench before them. */
export function drawMuseum(stage: Stage, outlook: Outlook): Markup {
  const wall = stage.random('wall').pick(['#b9574a', '#2f6b62', '#44617a', '#c9a86c']);
  const frame = (x: number, y: number, width: number, height: number, inside: Markup) =>
    rect(x - 30, y - 30, width + 60, height + 60, indoorShade(stage, '#9a6f34')) +
    rect(x - 22, y - 22, width + 44, height + 44, indoorLight(stage, '#d9ab58')) +
    rect(x - 8, y - 8, width + 16, height + 16, indoorShade(stage, '#8a6230')) +
    inside;
  const still = (x: number, y: number, width: number, height: number) =>
    rect(x, y, width, height, indoors(stage, '#e9dcc4')) +
    path(
      `M${num(x)} ${num(y + height)}V${num(y + height * 0.6)}Q${num(x + width * 0.4)} ${num(y + height * 0.5)} ${num(x + width)} ${num(y + height * 0.66)}V${num(y + height)}Z`,
      indoorShade(stage, '#8a4f5f'),
    ) +
    path(
      oval(x + width * 0.36, y + height * 0.62, width * 0.13) +
        oval(x + width * 0.58, y + height * 0.66, width * 0.11),
      indoors(stage, '#e8a13a'),
    ) +
    path(
      `M${num(x + width * 0.66)} ${num(y + height * 0.7)}v${num(-height * 0.3)}q${num(width * 0.02)} ${num(-height * 0.12)} ${num(width * 0.06)} ${num(-height * 0.14)}v${num(-height * 0.08)}h${num(width * 0.08)}v${num(height * 0.08)}q${num(width * 0.06)} ${num(height * 0.02)} ${num(width * 0.06)} ${num(height * 0.14)}v${num(height * 0.3)}Z`,
      indoorShade(stage, '#2f6b62'),
    );
  return [
    rect(-stage.half, 0, stage.half * 2, HEIGHT, indoors(stage, wall)),
    rect(-stage.half, 0, stage.half * 2, 60, indoorShade(stage, '#efe3cf')),
    rect(-stage.half, 690, stage.half * 2, 30, indoorLight(stage, '#f3e8d4')),
    rect(-stage.half, 720, stage.half * 2, 190, indoors(stage, '#b07f52')),
    stroke(
      Array.from({ length: 30 }, (_, n) => `M${num((n - 15) * 110)} 720L${num((n - 15) * 190)} 900`).join(''),
      indoorShade(stage, '#7d5636'),
      4,
      { opacity: 0.5 },
    ),
    frame(-300, 150, 600, 380, outlook({ x: -300, y: 150, width: 600, height: 380 })),
    frame(-660, 230, 210, 260, still(-660, 230, 210, 260)),
    frame(450, 200, 220, 300, still(450, 200, 220, 300)),
    path(
      outline([
        [-160, 60],
        [160, 60],
        [420, 640],
        [-420, 640],
      ]),
      '#fff3d2',
      { opacity: 0.1 },
    ),
    ellipse(0, 826, 300, 18, indoorShade(stage, '#4a3a30'), { opacity: 0.4 }),
    rect(-250, 756, 500, 34, indoorLight(stage, '#6b4a36')),
    rect(-220, 790, 26, 44, indoorShade(stage, '#4a3428')),
    rect(194, 790, 26, 44, indoorShade(stage, '#4a3428')),
  ].join('');
}

/** A theatre stage whose curtain rises. */
export function drawTheatre(stage: Stage, outlook: Outlook): Markup {
  const red = '#a83a36';
  const folds = (from: number, to: number) => {
    let d = '';
    const count = 8;
    for (let n = 0; n < count; n++) {
      const x = from + ((to - from) * n) / count;
      const w = Math.abs(to - from) / count;
      d += `M${num(x)} 60q${num(w * 0.4)} 330 ${num(w * 0.1)} 690h${num(w * 0.36)}q${num(w * 0.2)} -360 0 -690Z`;
    }
    return d;
  };
  let swags = '';
  for (let n = -5; n < 5; n++) swags += `M${n * 190} 40h190v40q-95 130 -190 0Z`;
  let seats = '';
  for (let n = -9; n <= 9; n++) seats += `M${n * 100 - 40} 910v-60q0 -34 40 -34t40 34v60Z`;
  return [
    rect(-stage.half, 0, stage.half * 2, HEIGHT, '#2a1c22'),
    outlook({ x: -560, y: 60, width: 1120, height: 630 }),
    rect(-560, 60, 1120, 630, '#3a2030', { opacity: 0.2 }),
    rect(-stage.half, 690, stage.half * 2, 70, '#8a5a3a'),
    rect(-stage.half, 690, stage.half * 2, 8, '#e0b070'),
    path(
      outline([
        [-90, 60],
        [90, 60],
        [330, 730],
        [-330, 730],
      ]),
      '#ffe9b8',
      { opacity: 0.2 },
    ),
    ...[-1, 1].map((side) => {
      const [outer, inner] = [side * (stage.half + 20), side * 430];
      return (
        path(
          `M${num(outer)} 40H${num(inner)}Q${num(side * 520)} 420 ${num(side * 600)} 560Q${num(side * 470)} 640 ${num(side * 450)} 760H${num(outer)}Z`,
          red,
        ) +
        path(folds(side * 460, outer), '#7c2a2c', { opacity: 0.55 }) +
        stroke(`M${num(side * 604)} 560L${num(side * 780)} 590`, '#e0b04a', 16)
      );
    }),
    path(swags, '#b5433c'),
    stroke(Array.from({ length: 10 }, (_, n) => `M${(n - 5) * 190} 80q95 130 190 0`).join(''), '#e0b04a', 12),
    rect(-stage.half, 0, stage.half * 2, 46, '#6b4a30'),
    path(Array.from({ length: 17 }, (_, n) => oval((n - 8) * 100, 742, 26, 14)).join(''), '#ffd98a', {
      opacity: 0.9,
    }),
    path(seats, '#4a2228'),
    path(seats, '#6b3036', { transform: 'translate(0 14)' }),
  ].join('');
}

/** Barrels in a vaulted cellar. */
export function drawCellar(stage: Stage, outlook: Outlook): Markup {
  const stone = '#b59a78';
  const dark = '#5a4636';
  const barrel = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r, '#6b4228') +
    ellipse(x, y, r * 0.88, r * 0.88, '#a9713f') +
    stroke(
      [-0.5, -0.17, 0.17, 0.5]
        .map(
          (t) =>
            `M${num(x + t * r * 1.1)} ${num(y - Math.sqrt(1 - (t * 1.25) ** 2) * r * 0.84)}V${num(y + Math.sqrt(1 - (t * 1.25) ** 2) * r * 0.84)}`,
        )
        .join(''),
      '#7d4f2c',
      4,
    ) +
    stroke(
      `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 1 ${num(-2 * r)} 0`,
      '#4a4a4a',
      r * 0.09,
    ) +
    ellipse(x, y + r * 0.5, r * 0.09, r * 0.09, '#4a2f1e') +
    ellipse(x - r * 0.3, y - r * 0.34, r * 0.22, r * 0.14, '#e0ad70', { opacity: 0.5 });
  const rows = [
    { y: 560, r: 84, count: 5 },
    { y: 730, r: 112, count: 5 },
  ].flatMap(({ y, r, count }) =>
    Array.from({ length: count }, (_, n) =>
      [-1, 1].map((s) => barrel(s * (250 + n * r * 2.06), y, r)).join(''),
    ),
  );
  const vaults = [760, 560, 380, 230].map((r, n) =>
    path(
      `M${-r * 1.25} 760V${760 - r * 0.5}A${r * 1.25} ${r * 1.06} 0 0 1 ${r * 1.25} ${760 - r * 0.5}V760Z`,
      ['#7a634c', '#957a5c', '#ab8f6c', '#8f7658'][n] ?? stone,
    ),
  );
  return [
    rect(-stage.half, 0, stage.half * 2, HEIGHT, dark),
    ...vaults,
    `<g clip-path="${stage.define((id) => `<clipPath id="${id}"><path d="M-120 700V420A120 120 0 0 1 120 420V700Z"/></clipPath>`)}">${outlook({ x: -260, y: 290, width: 730, height: 411 })}</g>`,
    stroke('M-120 700V420A120 120 0 0 1 120 420V700', '#c9ab80', 16),
    rect(-stage.half, 760, stage.half * 2, 150, '#8a6f52'),
    path(
      outline([
        [-120, 700],
        [120, 700],
        [360, 900],
        [-360, 900],
      ]),
      '#fff0c8',
      { opacity: 0.22 },
    ),
    ...rows,
    rect(-stage.half, 838, stage.half * 2, 22, '#5a3d28'),
    ...[-430, 430].map((x) => {
      const fill = stage.define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="240" r="420"><stop offset="0" stop-color="#ffd98a" stop-opacity=".8"/><stop offset=".4" stop-color="#ffc870" stop-opacity=".25"/><stop offset="1" stop-color="#ffc870" stop-opacity="0"/></radialGradient>`,
      );
      return (
        stroke(`M${x} 0V190`, '#3a2f28', 7) +
        path(
          outline([
            [x - 34, 270],
            [x - 34, 214],
            [x, 188],
            [x + 34, 214],
            [x + 34, 270],
          ]),
          '#ffe2a0',
        ) +
        rect(x - 420, -180, 840, 840, fill)
      );
    }),
  ].join('');
}
