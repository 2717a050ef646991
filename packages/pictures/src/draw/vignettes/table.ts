import { HEIGHT, type Stage } from '../stage.ts';
import { ellipse, type Markup, num, oval, path, rect, stroke } from '../svg.ts';
import {
  accentOf,
  drawLampGlow,
  drawSteam,
  drawWall,
  drawWindow,
  indoorLight,
  indoors,
  indoorShade,
  type Outlook,
  wallOf,
} from '../stills/still.ts';
import { drawBouquet, drawPlate, drawTable, drawWineGlass } from '../stills/tableware.ts';
import { sideOf } from './ground.ts';

function drawTaperCandle(stage: Stage, x: number, y: number, height: number): Markup {
  return [
    drawLampGlow(stage, x, y - height - 40, 320),
    ellipse(x, y, 54, 13, indoorShade(stage, '#8a6a3c')),
    rect(x - 8, y - 60, 16, 60, indoorShade(stage, '#b08a4c')),
    rect(x - 13, y - height, 26, height - 50, indoorLight(stage, '#fbf3e2')),
    path(`M${num(x)} ${num(y - height - 62)}q22 38 0 60q-22 -22 0 -60Z`, '#ffc95e'),
    path(`M${num(x)} ${num(y - height - 36)}q9 18 0 32q-9 -14 0 -32Z`, '#fff0c0'),
  ].join('');
}

/** A table for two by candlelight. */
export function drawDinner(stage: Stage, outlook: Outlook): Markup {
  const top = 640;
  const wine = stage.random('wine').pick(['#8c2f3f', '#ecca6c']);
  const place = (x: number) =>
    drawPlate(stage, x, top + 78, 330) +
    path(
      `M${num(x - 74)} ${top + 66}Q${num(x - 66)} ${top + 20} ${num(x)} ${top + 16}Q${num(x + 66)} ${top + 20} ${num(x + 74)} ${top + 66}Q${num(x)} ${top + 82} ${num(x - 74)} ${top + 66}Z`,
      indoors(stage, '#d98a5c'),
    ) +
    path(oval(x - 24, top + 36, 26, 15) + oval(x + 30, top + 44, 24, 13), indoorLight(stage, '#e8b04a')) +
    path(oval(x + 6, top + 26, 18, 10) + oval(x - 40, top + 54, 16, 9), indoors(stage, '#6f9a4c')) +
    stroke(
      `M${num(x - 210)} ${top + 30}v78M${num(x + 210)} ${top + 30}v78`,
      indoorLight(stage, '#e6e4dc'),
      9,
    );
  return [
    drawWall(stage, stage.random('wall').pick(['#d8b79a', '#c9b7a4', '#b9a58c'])),
    drawWindow(
      stage,
      outlook,
      { x: -560, y: 80, width: 1120, height: 430 },
      { panes: 3, isArched: stage.random('arch').chance(0.5) },
    ),
    drawTable(stage, top, '#7d5638', '#fbf3e4'),
    drawTaperCandle(stage, -46, top + 30, 250),
    drawTaperCandle(stage, 70, top + 44, 190),
    place(-400),
    place(400),
    drawWineGlass(stage, -190, top + 40, 230, wine),
    drawWineGlass(stage, 220, top + 40, 230, wine),
    drawBouquet(stage, 10, top + 60, 190, [stage.land.flower, '#f3c65c', '#f2e4cf'], '#eee0c8'),
  ].join('');
}

/** Small plates, one after the other. */
export function drawTasting(stage: Stage, outlook: Outlook): Markup {
  const top = 600;
  const bites = [
    ['#d9573c', '#f3e6cc', '#6f9a4c'],
    ['#e8b04a', '#f8f1e4', '#8a4f5f'],
    ['#8fae5c', '#f3c65c', '#d98a5c'],
    ['#c97a8a', '#fbf3e8', '#5f8f56'],
    ['#7a4a34', '#e8b04a', '#d9573c'],
  ] as const;
  const plates = bites.map(([one, two, three], n) => {
    const x = (n - 2) * 268;
    const y = top + 96 + (n % 2) * 66;
    return [
      drawPlate(stage, x, y, 236),
      path(oval(x - 22, y - 14, 34, 18), indoors(stage, one)),
      path(oval(x - 26, y - 22, 22, 9), indoorLight(stage, one)),
      path(oval(x + 28, y - 12, 24, 15), indoors(stage, two)),
      path(oval(x + 4, y - 32, 18, 13), indoors(stage, three)),
      stroke(`M${num(x - 70)} ${num(y + 4)}q60 18 132 2`, indoors(stage, three), 5, { opacity: 0.7 }),
      path(oval(x + 50, y - 2, 6, 4) + oval(x - 60, y - 8, 5, 4), indoors(stage, one)),
    ].join('');
  });
  return [
    drawWall(stage, wallOf(stage)),
    drawWindow(stage, outlook, { x: -640, y: 70, width: 1280, height: 410 }, { panes: 4 }),
    drawTable(stage, top, stage.random('wood').pick(['#8f5f3e', '#6b5446', '#a9744a'])),
    rect(
      -stage.half,
      top + 90,
      stage.half * 2,
      240,
      indoors(stage, stage.random('runner').pick(['#e9dcc4', '#cfd9d4', '#e6c9a8'])),
    ),
    ...plates,
    drawWineGlass(stage, sideOf(stage) * 560, top + 40, 250, '#ecca6c'),
  ].join('');
}

/** A kitchen counter: a pan on the flame, tomatoes, herbs, a knife. */
export function drawCooking(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const top = 650;
  const pan = side * 330;
  const board = -side * 260;
  const tomatoes = [-110, -40, 34].map((dx, n) => {
    const x = board + dx;
    const y = top + 8 - (n === 1 ? 4 : 0);
    return (
      ellipse(x, y, 44, 40, indoors(stage, '#d2452f')) +
      ellipse(x - 12, y - 14, 15, 11, indoorLight(stage, '#f0785c'), { opacity: 0.8 }) +
      path(`M${num(x)} ${num(y - 40)}l-17 9l10 4l-5 12l12 -9l12 9l-5 -12l10 -4Z`, indoors(stage, '#5f8f46'))
    );
  });
  const herb = (x: number, pot: string, leaf: string) => {
    let leaves = '';
    let more = '';
    for (let n = 0; n < 18; n++) {
      const a = -Math.PI * (0.08 + 0.84 * stage.unit('leaf a', n + Math.round(x)));
      const r = 60 + 80 * stage.unit('leaf r', n + Math.round(x));
      const d = oval(x + Math.cos(a) * r * 0.9, 470 + Math.sin(a) * r, 22, 15);
      if (n % 2) leaves += d;
      else more += d;
    }
    return (
      path(leaves, indoorShade(stage, leaf)) +
      path(more, indoors(stage, leaf)) +
      path(`M${num(x - 62)} 462h124l-16 108h-92Z`, indoors(stage, pot)) +
      rect(x - 70, 456, 140, 24, indoorLight(stage, pot))
    );
  };
  return [
    drawWall(stage, wallOf(stage)),
    drawWindow(stage, outlook, { x: -480, y: 60, width: 960, height: 470 }, { panes: 2, bar: 0.34 }),
    herb(-side * 380, '#c26a46', '#5f8f4c'),
    herb(-side * 210, '#e6d5b8', '#7aa05a'),
    stroke(`M${num(-stage.half)} 40h${num(stage.half * 2)}`, indoorShade(stage, '#6b4a30'), 14),
    ...[560, 660, 750].map(
      (x, n) =>
        stroke(`M${num(side * x)} 46v${60 + n * 20}`, indoorShade(stage, '#8a8f90'), 7) +
        ellipse(side * x, 150 + n * 30, 52 - n * 8, 54 - n * 8, indoors(stage, '#b5744a')),
    ),
    drawTable(stage, top, '#b98a5c'),
    rect(-stage.half, top + 96, stage.half * 2, HEIGHT - top, indoors(stage, '#dfd5c0')),
    path(`M${num(board - 230)} ${top + 30}h460l26 34h-512Z`, indoors(stage, '#c9955c')),
    rect(board - 256, top + 62, 512, 18, indoorShade(stage, '#8a5f38')),
    ...tomatoes,
    path(
      `M${num(board + 96)} ${top + 38}L${num(board + 220)} ${top + 16}q10 14 -8 20L${num(board + 100)} ${top + 46}Z`,
      indoorLight(stage, '#dfe3e2'),
    ),
    stroke(`M${num(board + 96)} ${top + 42}l-62 12`, indoorShade(stage, '#4a3a30'), 17),
    ellipse(pan, top + 58, 220, 26, indoorShade(stage, '#3f4446'), { opacity: 0.5 }),
    path(
      `M${num(pan - 200)} ${top - 60}H${num(pan + 200)}L${num(pan + 178)} ${top + 44}Q${num(pan)} ${top + 72} ${num(pan - 178)} ${top + 44}Z`,
      indoors(stage, '#b5603f'),
    ),
    path(
      `M${num(pan + stage.lightSide(pan) * 60)} ${top - 56}H${num(pan + stage.lightSide(pan) * 200)}L${num(pan + stage.lightSide(pan) * 178)} ${top + 44}Q${num(pan + stage.lightSide(pan) * 120)} ${top + 58} ${num(pan + stage.lightSide(pan) * 70)} ${top + 60}Z`,
      indoorLight(stage, '#d98a5c'),
      { opacity: 0.7 },
    ),
    ellipse(pan, top - 60, 202, 34, indoorShade(stage, '#7a3f2c')),
    ellipse(pan, top - 56, 184, 26, indoors(stage, '#e0913c')),
    path(
      oval(pan - 70, top - 58, 30, 9) + oval(pan + 50, top - 64, 34, 10) + oval(pan + 110, top - 50, 20, 7),
      indoors(stage, '#6f9a4c'),
    ),
    rect(pan - side * 330 - 70, top - 46, 150, 24, indoorShade(stage, '#4a3a30')),
    stroke(
      `M${num(pan + side * 40)} ${top - 60}L${num(pan + side * 170)} ${top - 250}`,
      indoorLight(stage, '#c9955c'),
      16,
    ),
    drawSteam(pan - 40, top - 110, 230),
    drawSteam(pan + 60, top - 100, 170),
  ].join('');
}

/** Four beers from pale to dark on a paddle. */
export function drawBeer(stage: Stage, outlook: Outlook): Markup {
  const top = 670;
  const beers = ['#f3cf62', '#e0a038', '#b8632c', '#5a2f22'] as const;
  const glasses = beers.map((beer, n) => {
    const x = (n - 1.5) * 236;
    const y = top + 44;
    const h = 300;
    const w = 82;
    return [
      path(
        `M${num(x - w)} ${num(y - h)}H${num(x + w)}L${num(x + w * 0.72)} ${y}H${num(x - w * 0.72)}Z`,
        indoorLight(stage, '#f3f4ec'),
        { opacity: 0.5 },
      ),
      path(
        `M${num(x - w * 0.9)} ${num(y - h * 0.78)}H${num(x + w * 0.9)}L${num(x + w * 0.68)} ${y - 10}H${num(x - w * 0.68)}Z`,
        indoors(stage, beer),
      ),
      path(
        `M${num(x + stage.lightSide(x) * w * 0.3)} ${num(y - h * 0.76)}h${num(stage.lightSide(x) * w * 0.3)}l${num(-stage.lightSide(x) * 10)} ${num(h * 0.68)}h${num(-stage.lightSide(x) * w * 0.22)}Z`,
        '#fff6e2',
        { opacity: 0.3 },
      ),
      path(
        `M${num(x - w * 0.96)} ${num(y - h * 0.76)}V${num(y - h)}q${num(w * 0.2)} -34 ${num(w * 0.6)} -22q${num(w * 0.36)} -22 ${num(w * 0.7)} -4q${num(w * 0.4)} -10 ${num(w * 0.62)} 26V${num(y - h * 0.76)}Z`,
        indoorLight(stage, '#fdf6e6'),
      ),
    ].join('');
  });
  const side = sideOf(stage);
  const hop = side * 640;
  let cones = '';
  for (let row = 0; row < 4; row++)
    for (let n = 0; n < 4 - row; n++)
      cones += oval(hop - 50 + n * 34 + row * 17, top + 34 - row * 30, 24, 22);
  return [
    drawWall(stage, stage.random('wall').pick(['#d8b79a', '#c9b79c', '#cfc0a4'])),
    drawWindow(stage, outlook, { x: -600, y: 70, width: 1200, height: 400 }, { panes: 3, bar: 0.36 }),
    drawTable(stage, top, '#8f5f3e'),
    path(`M-560 ${top + 30}h1120q60 24 0 48h-1120q-60 -24 0 -48Z`, indoors(stage, '#c9955c')),
    rect(-560, top + 66, 1120, 20, indoorShade(stage, '#8a5f38')),
    ...glasses,
    path(cones, indoorShade(stage, '#7f9f4c')),
    path(cones, indoorLight(stage, '#b5c972'), { opacity: 0.5, transform: 'translate(-4 -6)' }),
    path(
      `M${num(-side * 720)} ${top + 70}q-30 -60 40 -74q90 -18 130 30q16 30 -20 44Z`,
      indoors(stage, accentOf(stage, 'bread') === '#14504a' ? '#c98f4e' : '#b87f42'),
    ),
  ].join('');
}
