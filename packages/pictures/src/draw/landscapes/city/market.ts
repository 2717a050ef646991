import { CLOTHS } from '../../buildings/cloths.ts';
import { drawFronts } from '../../buildings/fronts.ts';
import { cells, drawMist } from '../../land.ts';
import { drawPaving } from '../../paving.ts';
import { fade, HEIGHT, type Stage } from '../../stage.ts';
import { type Markup, num, oval, path, polygon, rect, stroke } from '../../svg.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawBackdrop, drawSkyline } from '../skyline.ts';

const GOODS = ['#d9573c', '#e8a13a', '#a8b850', '#8a4f5f', '#f0d9b0', '#5f9156'] as const;

/** A market day before tall fronts: stalls under striped cloth. */
export function market(stage: Stage, { focus }: View): Markup {
  const foot = 690;
  const paving = stage.setting.stone;
  const pennants = pennantsOf(stage);
  return [
    drawBackdrop(stage, 470),
    drawSkyline(stage, 520, 0.6, 120),
    drawMist(stage, 330, 560, 0.3),
    drawFronts(stage, { part: 'market row', y: foot, width: 196, height: 400, depth: 0.06 }),
    rect(
      -stage.half,
      foot,
      stage.half * 2,
      HEIGHT - foot,
      fade(stage, foot, HEIGHT, stage.lit(paving), stage.tint(paving), stage.shaded(paving)),
    ),
    drawPaving(stage, foot),
    pennants,
    ...[-0.78, -0.3, 0.26, 0.76].map((share, n) =>
      drawStall(stage, focus * 0.3 + share * stage.core, 776 + (n % 2) * 44, 0.92 + (n % 2) * 0.22, n),
    ),
  ].join('');
}

function drawStall(stage: Stage, x: number, y: number, size: number, nth: number): Markup {
  const w = 118 * size;
  const cloth = CLOTHS[(nth * 2 + Math.floor(stage.unit('cloth', nth) * 3)) % CLOTHS.length] ?? CLOTHS[0];
  const top = y - 210 * size;
  let stripes = '';
  let scallops = '';
  for (let n = 0; n < 8; n++) {
    const from = x - w + (w * n) / 4;
    const inner = x - w * 0.84 + (w * 0.84 * n) / 4;
    const strip = `M${num(inner)} ${num(top)}L${num(inner + w * 0.21)} ${num(top)}L${num(from + w / 4)} ${num(top + 62 * size)}L${num(from)} ${num(top + 62 * size)}Z`;
    if (n % 2 === 0)
      stripes +=
        strip +
        `M${num(from)} ${num(top + 61 * size)}h${num(w / 4)}a${num(w / 8)} ${num(w / 8)} 0 0 1 ${num(-w / 4)} 0Z`;
    else
      scallops += `M${num(from)} ${num(top + 61 * size)}h${num(w / 4)}a${num(w / 8)} ${num(w / 8)} 0 0 1 ${num(-w / 4)} 0Z`;
  }
  let heaps = '';
  for (let n = 0; n < 5; n++) {
    const gx = x - w * 0.74 + w * 0.37 * n;
    const tone = GOODS[(n + nth * 2) % GOODS.length] ?? GOODS[0];
    let heap = '';
    for (let k = 0; k < 6; k++)
      heap += oval(gx + (k - 2.5) * 9 * size, y - 84 * size - (k % 3 === 1 ? 15 : 5) * size, 10 * size);
    heaps += path(heap, stage.tint(tone));
  }
  const wood = '#9a6c46';
  return [
    drawShadow(stage, x, y, w * 1.9, 120),
    stroke(
      `M${num(x - w * 0.9)} ${num(y)}V${num(top + 50 * size)}M${num(x + w * 0.9)} ${num(y)}V${num(top + 50 * size)}`,
      stage.shaded(wood),
      8 * size,
    ),
    rect(x - w * 0.9, y - 190 * size, w * 1.8, 100 * size, stage.shaded('#5a4636'), { opacity: 0.45 }),
    heaps,
    polygon(
      [
        [x - w * 0.96, y - 78 * size],
        [x + w * 0.96, y - 78 * size],
        [x + w * 0.9, y - 8 * size],
        [x - w * 0.9, y - 8 * size],
      ],
      stage.tint(wood),
    ),
    rect(x - w, y - 84 * size, w * 2, 12 * size, stage.lit('#c99a68')),
    polygon(
      [
        [x - w * 0.84, top],
        [x + w * 0.84, top],
        [x + w, top + 62 * size],
        [x - w, top + 62 * size],
      ],
      stage.lit('#fbf2df'),
    ),
    path(scallops, stage.tint('#efe2c8')),
    path(stripes, stage.tint(cloth)),
    stage.sky.tone > 0.3 ? path(oval(x, top + 92 * size, 9 * size, 12 * size), '#ffe2a0') : '',
  ].join('');
}

/** Small flags on strings from house to house. */
function pennantsOf(stage: Stage): Markup {
  if (!stage.random('pennants').chance(0.6)) return '';
  let wire = '';
  const flags: [string, string, string] = ['', '', ''];
  for (const cell of cells(stage, 620)) {
    const x = cell * 620;
    wire += `M${x} 330q310 120 620 0`;
    for (let n = 1; n < 12; n++) {
      const t = n / 12;
      const y = 330 + 240 * t * (1 - t);
      flags[(n % 3) as 0 | 1 | 2] += `M${num(x + 620 * t - 13)} ${num(y)}h26l-13 34Z`;
    }
  }
  return [
    stroke(wire, stage.sky.shade, 2.6, { opacity: 0.7 }),
    path(flags[0], stage.lit('#d9573c')),
    path(flags[1], stage.lit('#f3d38a')),
    path(flags[2], stage.lit('#2f7480')),
  ].join('');
}
