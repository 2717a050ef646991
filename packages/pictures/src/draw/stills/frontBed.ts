import { HEIGHT, type Stage } from '../stage.ts';
import { box, ellipse, type Markup, num, oval, path, rect, stroke } from '../svg.ts';
import { drawLamp, drawPillow } from './bedParts.ts';
import {
  accentOf,
  drawCurtain,
  drawWall,
  drawWindow,
  indoorLight,
  indoors,
  indoorShade,
  type Outlook,
  wallOf,
} from './still.ts';

const HEADBOARDS = ['panels', 'arch', 'buttons', 'slats', 'iron', 'posts'] as const;
type Headboard = (typeof HEADBOARDS)[number];

const WOODS = ['#8f6242', '#b07f55', '#6b4a38', '#d9c3a0', '#5f6f6a'] as const;

/** A bed seen from its foot: a window on either side of it, or one wide window beside it. */
export function drawFrontBed(stage: Stage, outlook: Outlook): Markup {
  const random = stage.random('front bed');
  const core = Math.min(stage.core, 820);
  const isPair = random.chance(0.5);
  const side = random.chance(0.5) ? 1 : -1;
  const wood = random.pick(WOODS);
  const curtain = random.pick(['#f4e8d3', '#e9d6b6', '#d3ddd2', '#e9c3a8', '#c9d3d6']);
  const bed = isPair ? 0 : -side * core * 0.36;
  const isArched = random.chance(0.4);
  const windows = isPair
    ? ([-1, 1] as const).map((at) => ({ x: at * core * 0.68 - 150, y: 110, width: 300, height: 430 }))
    : [{ x: side * core * 0.45 - core * 0.42, y: 90, width: core * 0.84, height: 490 }];
  const look = {
    panes: isPair ? 2 : random.int(1, 3),
    isArched,
    ...(random.chance(0.5) ? { bar: 0.32 } : {}),
  };
  return [
    drawWall(stage, wallOf(stage)),
    wainscot(stage),
    ...windows.map((frame) => drawWindow(stage, outlook, frame, look)),
    ...windows.flatMap(({ x, width }) => {
      const wide = isPair ? 110 : 160;
      return [
        drawCurtain(stage, x - 74, 30, 760, wide, curtain, 1),
        drawCurtain(stage, x + width + 74, 30, 760, wide, curtain, -1),
      ];
    }),
    rect(-stage.half, 780, stage.half * 2, HEIGHT - 780, indoorShade(stage, '#b58a60')),
    rect(-stage.half, 774, stage.half * 2, 8, indoors(stage, '#f4ead7')),
    ellipse(bed, 872, 560, 40, indoors(stage, accentOf(stage, 'rug')), { opacity: 0.55 }),
    ...([-1, 1] as const).map((at) => nightTable(stage, bed + at * 400, wood)),
    drawHeadboard(stage, bed, random.pick(HEADBOARDS), wood),
    drawLinen(stage, bed),
  ].join('');
}

/** Boards below, a rail, or plain paint. */
function wainscot(stage: Stage): Markup {
  const kind = stage.random('wainscot').pick(['plain', 'boards', 'stripes'] as const);
  if (kind === 'plain') return '';
  let lines = '';
  const from = kind === 'boards' ? 520 : 0;
  const gap = kind === 'boards' ? 64 : 46;
  for (let x = Math.floor(-stage.half / gap) * gap; x < stage.half + gap; x += gap)
    lines += kind === 'boards' ? `M${x} ${from}V776` : box(x, 0, gap / 2, 776);
  return kind === 'boards'
    ? rect(-stage.half, from, stage.half * 2, 260, indoorLight(stage, '#f4ead7'), { opacity: 0.7 }) +
        stroke(lines, indoorShade(stage, '#e4d6c0'), 3, { opacity: 0.6 }) +
        rect(-stage.half, from - 8, stage.half * 2, 14, indoors(stage, '#f7efe0'))
    : path(lines, indoorLight(stage, '#f7efe0'), { opacity: 0.28 });
}

function nightTable(stage: Stage, x: number, wood: string): Markup {
  return [
    rect(x - 64, 664, 128, 130, indoorShade(stage, wood)),
    rect(x - 74, 652, 148, 16, indoors(stage, wood)),
    rect(x - 50, 690, 100, 4, indoorLight(stage, wood)),
    drawLamp(stage, x, 652),
  ].join('');
}

function drawHeadboard(stage: Stage, x: number, kind: Headboard, wood: string): Markup {
  stage.drawn.add(`headboard of ${kind}`);
  const cloth = accentOf(stage, 'headboard');
  const w = 320;
  switch (kind) {
    case 'panels':
      return (
        rect(x - w, 430, w * 2, 360, indoorShade(stage, wood)) +
        [-1, 0, 1].map((n) => rect(x + n * 206 - 92, 456, 184, 220, indoors(stage, wood))).join('') +
        rect(x - w - 12, 416, w * 2 + 24, 18, indoorLight(stage, wood))
      );
    case 'arch':
      return (
        path(
          `M${num(x - w)} 790V520C${num(x - w)} 380 ${num(x + w)} 380 ${num(x + w)} 520V790Z`,
          indoorShade(stage, cloth),
        ) +
        path(
          `M${num(x - w + 22)} 790V528C${num(x - w + 22)} 406 ${num(x + w - 22)} 406 ${num(x + w - 22)} 528V790Z`,
          indoors(stage, cloth),
        )
      );
    case 'buttons': {
      let dots = '';
      for (let row = 0; row < 3; row++)
        for (let n = 0; n < 6; n++) dots += oval(x - w + 62 + n * 102 + (row % 2) * 34, 470 + row * 62, 7);
      return (
        path(`M${num(x - w)} 790V440q0 -34 34 -34h${w * 2 - 68}q34 0 34 34V790Z`, indoors(stage, cloth)) +
        path(dots, indoorShade(stage, cloth))
      );
    }
    case 'slats':
    case 'iron': {
      let bars = '';
      const gap = kind === 'iron' ? 46 : 64;
      for (let dx = -w + gap; dx < w; dx += gap) bars += `M${num(x + dx)} 470V720`;
      const colour = kind === 'iron' ? '#2f3a3c' : wood;
      return (
        stroke(bars, indoorShade(stage, colour), kind === 'iron' ? 9 : 26) +
        stroke(
          kind === 'iron'
            ? `M${num(x - w)} 790V470Q${num(x)} 350 ${num(x + w)} 470V790M${num(x - w)} 500H${num(x + w)}`
            : `M${num(x - w)} 790V450H${num(x + w)}V790`,
          indoors(stage, colour),
          kind === 'iron' ? 16 : 26,
        )
      );
    }
    case 'posts': {
      const drape = indoorLight(stage, '#f7efe0');
      const fall = (at: 1 | -1) =>
        `M${num(x + at * (w + 24))} 84C${num(x + at * (w - 90))} 300 ${num(x + at * (w + 10))} 470 ${num(x + at * (w - 44))} 700H${num(x + at * (w + 30))}Z`;
      return [
        rect(x - w, 470, w * 2, 320, indoorShade(stage, wood)),
        path(fall(-1) + fall(1), drape, { opacity: 0.85 }),
        path(
          `M${num(x - w - 24)} 84H${num(x + w + 24)}V118Q${num(x + w * 0.5)} 178 ${num(x)} 122Q${num(x - w * 0.5)} 178 ${num(x - w - 24)} 118Z`,
          drape,
        ),
        stroke(
          `M${num(x - w - 20)} 800V70M${num(x + w + 20)} 800V70M${num(x - w - 20)} 84H${num(x + w + 20)}`,
          indoors(stage, wood),
          18,
        ),
      ].join('');
    }
  }
}

/** Mattress, pillows, duvet and a throw over its foot. */
function drawLinen(stage: Stage, x: number): Markup {
  const linen = '#f8f1e4';
  const throwColour = accentOf(stage, 'blanket');
  const cushion = accentOf(stage, 'cushion');
  return [
    path(
      `M${num(x - 312)} 690H${num(x + 312)}L${num(x + 344)} 900H${num(x - 344)}Z`,
      indoorShade(stage, linen),
    ),
    ...[-150, 150].map((dx) => drawPillow(stage, x + dx, 690, 270, linen)),
    ...[-104, 104].map((dx) => drawPillow(stage, x + dx, 704, 210, '#efe3cf')),
    drawPillow(stage, x, 714, 170, cushion),
    path(
      `M${num(x - 326)} 720Q${num(x)} 684 ${num(x + 326)} 720L${num(x + 352)} 900H${num(x - 352)}Z`,
      indoorLight(stage, linen),
    ),
    path(
      `M${num(x - 326)} 720Q${num(x)} 684 ${num(x + 326)} 720L${num(x + 330)} 742Q${num(x)} 706 ${num(x - 330)} 742Z`,
      indoors(stage, linen),
    ),
    path(
      `M${num(x - 342)} 806Q${num(x)} 774 ${num(x + 342)} 806L${num(x + 362)} 900H${num(x - 362)}Z`,
      indoors(stage, throwColour),
    ),
    path(
      `M${num(x - 342)} 806Q${num(x)} 774 ${num(x + 342)} 806L${num(x + 345)} 826Q${num(x)} 796 ${num(x - 345)} 826Z`,
      indoorLight(stage, throwColour),
    ),
  ].join('');
}
