import { type Stage } from '../stage.ts';
import { ellipse, type Markup, num, outline, oval, path, rect, stroke } from '../svg.ts';
import {
  accentOf,
  drawLampGlow,
  indoorLight,
  indoors,
  indoorShade,
  isDark,
  type Outlook,
} from '../stills/still.ts';
import { drawTable } from '../stills/tableware.ts';
import { drawShadow } from '../trees.ts';
import { drawBeyond, sideOf } from './ground.ts';

/** Lamps and signs on a corner of the town. */
export function drawWalk(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const x = side * 300;
  const iron = stage.shaded('#2f3d40');
  const enamel = ['#2d5a86', '#2f6b62', '#8a3f34'][Math.floor(stage.unit('enamel', 0) * 3)] ?? '#2d5a86';
  const boards = [
    { y: 420, to: -side },
    { y: 500, to: side },
    { y: 580, to: -side },
  ].map(({ y, to }) => {
    const tip = x + to * 270;
    return (
      path(
        outline([
          [x - to * 20, y - 28],
          [tip - to * 36, y - 28],
          [tip, y],
          [tip - to * 36, y + 28],
          [x - to * 20, y + 28],
        ]),
        stage.tint(enamel),
      ) + stroke(`M${num(x + to * 50)} ${y}h${num(to * 140)}`, stage.lit('#fbf3e2'), 9)
    );
  });
  let stones = '';
  for (let row = 0; row < 5; row++)
    for (let n = -12; n <= 12; n++)
      stones += oval((n + (row % 2) * 0.5) * (110 + row * 24), 770 + row * 30, 44 + row * 8, 9 + row * 1.6);
  return [
    drawBeyond(stage, outlook, 700),
    rect(-stage.half, 740, stage.half * 2, 170, stage.tint(stage.setting.stone)),
    path(stones, stage.shaded(stage.setting.stone), { opacity: 0.35 }),
    rect(-stage.half, 734, stage.half * 2, 12, stage.lit(stage.setting.stone)),
    drawShadow(stage, x, 850, 30, 380),
    stroke(`M${num(x)} 850V230M${num(x - 40)} 852h80`, iron, 20),
    stroke(`M${num(x)} 250q0 -40 -60 -44M${num(x)} 250q0 -40 60 -44`, iron, 12),
    ...boards,
    ...[-66, 66].map(
      (dx) =>
        drawLampGlow(stage, x + dx, 180, 190) +
        path(
          outline([
            [x + dx - 30, 200],
            [x + dx - 40, 136],
            [x + dx, 96],
            [x + dx + 40, 136],
            [x + dx + 30, 200],
          ]),
          isDark(stage) ? '#ffe2a0' : stage.lit('#f7ecd2'),
        ) +
        stroke(
          `M${num(x + dx - 40)} 136L${num(x + dx)} 96L${num(x + dx + 40)} 136ZM${num(x + dx - 30)} 202h60`,
          iron,
          9,
        ),
    ),
    ...[0, 1, 2].map((n) => {
      const px = -side * (90 + n * 130);
      const py = 838 + (n % 2) * 26;
      return (
        path(
          `M${num(px - 34)} ${py - 20}q30 -34 60 -8l12 -14q18 -2 18 14l-20 14q-16 24 -44 18Z`,
          stage.shaded('#6f7a86'),
        ) + stroke(`M${num(px)} ${py - 2}v14M${num(px + 12)} ${py - 2}v14`, stage.shaded('#b5604a'), 4)
      );
    }),
  ].join('');
}

/** An old map, a compass and a glass. */
export function drawTreasure(stage: Stage, outlook: Outlook): Markup {
  const side = sideOf(stage);
  const compass = { x: side * 470, y: 700 };
  const glass = { x: -side * 440, y: 690 };
  const accent = accentOf(stage, 'cross');
  return [
    drawBeyond(stage, outlook, 480),
    drawTable(stage, 500, '#9a6a44'),
    rect(-stage.half, 560, stage.half * 2, 360, indoors(stage, '#a9744a')),
    stroke(
      [640, 740, 840].map((y) => `M${num(-stage.half)} ${y}h${num(stage.half * 2)}`).join(''),
      indoorShade(stage, '#7d5233'),
      4,
      { opacity: 0.5 },
    ),
    path(
      'M-420 560Q-200 540 0 556Q220 570 420 548L520 850Q250 830 0 850Q-260 868 -520 846Z',
      indoorShade(stage, '#7a5638'),
      { opacity: 0.5, transform: 'translate(12 14)' },
    ),
    path(
      'M-420 560Q-200 540 0 556Q220 570 420 548L520 850Q250 830 0 850Q-260 868 -520 846Z',
      indoorLight(stage, '#f0dcae'),
    ),
    path(
      'M-330 640q60 -50 150 -20q60 30 130 -4q90 -30 120 30q-10 70 -110 66q-60 40 -140 14q-150 20 -150 -86Z',
      indoors(stage, '#a9b878'),
      { opacity: 0.75 },
    ),
    path('M160 720q60 -40 140 -14q60 40 10 80q-90 40 -150 -2q-30 -40 0 -64Z', indoors(stage, '#a9b878'), {
      opacity: 0.75,
    }),
    path('M-190 640l30 -50l28 50ZM-140 650l24 -40l24 40Z', indoorShade(stage, '#8a7a5c')),
    `<path d="M-280 700Q-120 780 20 700T240 750" fill="none" stroke="${indoorShade(stage, '#8a3f34')}" stroke-width="9" stroke-dasharray="26 20" stroke-linecap="round"/>`,
    stroke('M218 728l50 46M268 728l-50 46', indoors(stage, accent === '#e8b04a' ? '#c9573c' : '#c9473a'), 15),
    ellipse(compass.x + 6, compass.y + 26, 128, 60, indoorShade(stage, '#4a3020'), { opacity: 0.4 }),
    ellipse(compass.x, compass.y, 126, 92, indoorShade(stage, '#a87f34')),
    ellipse(compass.x, compass.y - 6, 114, 82, indoorLight(stage, '#e0b860')),
    ellipse(compass.x, compass.y - 6, 92, 66, indoorLight(stage, '#fbf3e2')),
    path(
      outline([
        [compass.x - 62, compass.y + 22],
        [compass.x + 4, compass.y - 18],
        [compass.x + 64, compass.y - 34],
        [compass.x - 4, compass.y + 6],
      ]),
      indoorShade(stage, '#4a4f50'),
    ),
    path(
      outline([
        [compass.x, compass.y - 6],
        [compass.x + 4, compass.y - 18],
        [compass.x + 64, compass.y - 34],
        [compass.x - 4, compass.y + 6],
      ]),
      '#c9473a',
    ),
    ellipse(compass.x, compass.y - 6, 7, 6, indoorShade(stage, '#7a5a24')),
    stroke(
      `M${num(glass.x - side * 70)} ${glass.y + 56}L${num(glass.x - side * 190)} ${glass.y + 130}`,
      indoorShade(stage, '#6b4028'),
      30,
    ),
    ellipse(glass.x, glass.y, 112, 82, indoorShade(stage, '#8a6a34')),
    ellipse(glass.x, glass.y, 96, 68, indoorLight(stage, '#f3e8c8')),
    ellipse(glass.x - 26, glass.y - 22, 34, 18, '#fffaf0', { opacity: 0.7 }),
  ].join('');
}
