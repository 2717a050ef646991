import { mix } from '../colour.ts';
import type { Stage } from '../stage.ts';
import { box, ellipse, group, type Markup, num, outline, path, polygon, rect, stroke } from '../svg.ts';
import { drawHouse, drawTower } from './house.ts';

/** A lighthouse with its bands; its beam is lit when the day is over. */
export function drawLighthouse(stage: Stage, x: number, y: number, height: number, depth: number, band: string): Markup {
  const side = stage.lightSide(x);
  const half = (t: number) => height * (0.115 - 0.045 * t);
  const ring = (from: number, to: number, share: [number, number], fill: string) => {
    const [a, b] = share;
    return polygon([[x + half(from) * a, y - height * from], [x + half(to) * a, y - height * to], [x + half(to) * b, y - height * to], [x + half(from) * b, y - height * from]], fill);
  };
  const shadeFrom: [number, number] = side === 1 ? [-1, -0.1] : [0.1, 1];
  let tower = ring(0, 0.78, [-1, 1], stage.lit('#faf4e8', depth)) + ring(0, 0.78, shadeFrom, stage.shaded('#e9dfcf', depth));
  for (const from of [0.12, 0.38, 0.62]) tower += ring(from, from + 0.12, [-1, 1], stage.lit(band, depth)) + ring(from, from + 0.12, shadeFrom, stage.shaded(band, depth));
  const top = y - height * 0.78;
  const lamp = stage.sky.tone > 0.3;
  const beam = lamp
    ? [1, -1].map((way) => polygon([[x, top - height * 0.07], [x + way * height * 3.4, top - height * 0.42], [x + way * height * 3.4, top + height * 0.1]], '#ffe6a8', { opacity: 0.16 })).join('')
    : '';
  return [
    beam,
    tower,
    rect(x - half(0.78) * 1.5, top - height * 0.02, half(0.78) * 3, height * 0.03, stage.shaded('#3c4650', depth)),
    rect(x - half(0.78) * 0.75, top - height * 0.12, half(0.78) * 1.5, height * 0.1, lamp ? '#ffe2a0' : stage.lit('#e6efe9', depth)),
    path(`M${num(x - half(0.78) * 1.05)} ${num(top - height * 0.12)}Q${num(x)} ${num(top - height * 0.25)} ${num(x + half(0.78) * 1.05)} ${num(top - height * 0.12)}Z`, stage.shaded(band, depth)),
  ].join('');
}

/** A tower mill, its sails turned at an angle of degrees. */
export function drawWindmill(stage: Stage, x: number, y: number, height: number, depth: number, angle: number): Markup {
  const h = height * 0.62;
  const side = stage.lightSide(x);
  const wall = '#e9dcc4';
  const body = polygon([[x - h * 0.27, y], [x - h * 0.17, y - h * 0.86], [x + h * 0.17, y - h * 0.86], [x + h * 0.27, y]], stage.shaded(wall, depth));
  const lit = polygon([[x + side * h * 0.03, y], [x + side * h * 0.02, y - h * 0.86], [x + side * h * 0.17, y - h * 0.86], [x + side * h * 0.27, y]], stage.lit(wall, depth));
  const cap = path(`M${num(x - h * 0.2)} ${num(y - h * 0.85)}Q${num(x - h * 0.16)} ${num(y - h * 1.12)} ${num(x)} ${num(y - h * 1.13)}Q${num(x + h * 0.16)} ${num(y - h * 1.12)} ${num(x + h * 0.2)} ${num(y - h * 0.85)}Z`, stage.shaded('#8c4a38', depth));
  const hub = y - h * 0.98;
  let sails = '';
  for (let n = 0; n < 4; n++) {
    const long = h * 0.86;
    let laths = '';
    for (let lath = 2; lath < 9; lath++) laths += `M0 ${num(-long * lath * 0.11)}h${num(h * 0.13)}`;
    sails += group(
      polygon([[0, -long * 0.2], [h * 0.13, -long * 0.2], [h * 0.13, -long], [0, -long]], stage.lit('#f5ead4', depth), { opacity: 0.82 }) +
        stroke(`M0 0V${num(-long)}${laths}M${num(h * 0.13)} ${num(-long * 0.2)}V${num(-long)}`, stage.shaded('#5a4638', depth), h * 0.018),
      { transform: `translate(${num(x)} ${num(hub)}) rotate(${angle + n * 90})` },
    );
  }
  return [body, lit, rect(x - h * 0.05, y - h * 0.2, h * 0.1, h * 0.2, stage.shaded('#5a4638', depth)), rect(x - h * 0.035, y - h * 0.56, h * 0.07, h * 0.09, stage.window), cap, sails, ellipse(x, hub, h * 0.03, h * 0.03, stage.shaded('#4a3a30', depth))].join('');
}

/** A chalet: stone below, timber above, a broad low roof, a balcony. */
export function drawChalet(stage: Stage, x: number, y: number, size: number, depth: number): Markup {
  const timber = '#9a6440';
  const w = size;
  const h = size * 0.56;
  const isLit = stage.lightSide(x) === -1;
  const wall = isLit ? stage.lit(timber, depth) : stage.tint(timber, depth);
  const ridge = y - h * 1.18;
  let rails = '';
  for (let n = 0; n <= 12; n++) rails += `M${num(x - w * 0.42 + n * w * 0.07)} ${num(y - h * 0.36)}v${num(-h * 0.13)}`;
  const windows = [-0.3, -0.08, 0.14].map((dx) => box(x + dx * w, y - h * 0.66, w * 0.13, h * 0.17)).join('') + [-0.28, 0.12].map((dx) => box(x + dx * w, y - h * 0.25, w * 0.14, h * 0.16)).join('') + box(x - w * 0.07, y - h * 0.94, w * 0.13, h * 0.14);
  const snow = stage.land.isSnowy;
  return [
    polygon([[x - w * 0.45, y], [x - w * 0.45, y - h * 0.78], [x, ridge + 4], [x + w * 0.45, y - h * 0.78], [x + w * 0.45, y]], wall),
    rect(x - w * 0.45, y - h * 0.34, w * 0.9, h * 0.34, isLit ? stage.lit('#e9dcc8', depth) : stage.tint('#d9cbb6', depth)),
    path(windows, stage.window),
    rect(x - w * 0.48, y - h * 0.38, w * 0.96, h * 0.04, stage.shaded('#5e3d2a', depth)),
    stroke(`${rails}M${num(x - w * 0.47)} ${num(y - h * 0.5)}h${num(w * 0.94)}`, stage.shaded('#5e3d2a', depth), w * 0.014),
    path(box(x + w * 0.2, y - h * 1.34, w * 0.09, h * 0.4), stage.shaded('#b6a99a', depth)),
    polygon([[x, ridge - h * 0.1], [x - w * 0.6, y - h * 0.68], [x - w * 0.6, y - h * 0.58], [x, ridge + h * 0.04], [x + w * 0.6, y - h * 0.58], [x + w * 0.6, y - h * 0.68]], stage.shaded('#5a4038', depth)),
    snow ? polygon([[x, ridge - h * 0.24], [x - w * 0.62, y - h * 0.78], [x - w * 0.62, y - h * 0.67], [x, ridge - h * 0.08], [x + w * 0.62, y - h * 0.67], [x + w * 0.62, y - h * 0.78]], stage.lit(stage.land.snow, depth)) : '',
  ].join('');
}

/** Smoke that drifts from a chimney. */
export function drawSmoke(stage: Stage, x: number, y: number, size: number): Markup {
  const away = -stage.lightSide(x);
  const edge = (width: number) =>
    `C${num(x + away * size * 0.02 + width * 0.5)} ${num(y - size * 0.3)} ${num(x + away * size * 0.22 + width)} ${num(y - size * 0.32)} ${num(x + away * size * 0.2 + width)} ${num(y - size * 0.58)}`;
  const d = `M${num(x - size * 0.02)} ${num(y)}${edge(-size * 0.03)}C${num(x + away * size * 0.18)} ${num(y - size * 0.78)} ${num(x + away * size * 0.42)} ${num(y - size * 0.82)} ${num(x + away * size * 0.5)} ${num(y - size)}C${num(x + away * size * 0.5 + size * 0.06)} ${num(y - size * 0.8)} ${num(x + away * size * 0.24 + size * 0.12)} ${num(y - size * 0.76)} ${num(x + away * size * 0.2 + size * 0.09)} ${num(y - size * 0.56)}C${num(x + away * size * 0.22 + size * 0.08)} ${num(y - size * 0.34)} ${num(x + size * 0.06)} ${num(y - size * 0.3)} ${num(x + size * 0.02)} ${num(y)}Z`;
  return path(d, mix(stage.sky.low, '#fffaf0', 0.6), { opacity: 0.4 });
}

/** A farmhouse with a lower wing and a barn. */
export function drawFarm(stage: Stage, x: number, y: number, size: number, depth: number, wall: string, tiles: string): Markup {
  return [
    drawHouse(stage, { x: x - size * 0.95, y: y + 2, front: size * 0.3, side: size * 0.5, height: size * 0.26, roof: size * 0.17, wall, tiles, depth, isTurned: true }),
    drawHouse(stage, { x: x - size * 0.45, y, front: size * 0.4, side: size * 0.62, height: size * 0.46, roof: size * 0.24, wall, tiles, depth, floors: 2 }),
    drawHouse(stage, { x: x + size * 0.5, y: y + 2, front: size * 0.26, side: size * 0.36, height: size * 0.24, roof: size * 0.15, wall, tiles, depth }),
    rect(x + size * 0.12, y - size * 0.84, size * 0.07, size * 0.2, stage.shaded(wall, depth)),
  ].join('');
}

/** A villa by the water: three storeys, a low roof, arches below. */
export function drawVilla(stage: Stage, x: number, y: number, size: number, depth: number, wall: string, tiles: string): Markup {
  let arches = '';
  let shutters = '';
  for (let n = 0; n < 5; n++) {
    const ax = x - size * 0.42 + n * size * 0.176;
    arches += `M${num(ax)} ${num(y)}v${num(-size * 0.12)}a${num(size * 0.055)} ${num(size * 0.055)} 0 0 1 ${num(size * 0.11)} 0v${num(size * 0.12)}Z`;
    for (const floor of [0.3, 0.5]) shutters += box(ax + size * 0.028, y - size * (floor + 0.11), size * 0.055, size * 0.11);
  }
  return [
    drawTower(stage, x, y, size, size * 0.68, wall, depth),
    rect(x - size * 0.5, y - size * 0.25, size, size * 0.02, stage.lit('#f6ecda', depth)),
    path(arches, stage.shaded('#54504f', depth)),
    path(shutters, stage.window),
    polygon([[x - size * 0.56, y - size * 0.67], [x - size * 0.4, y - size * 0.8], [x + size * 0.4, y - size * 0.8], [x + size * 0.56, y - size * 0.67]], stage.shaded(tiles, depth)),
    drawTower(stage, x + size * 0.24, y - size * 0.76, size * 0.2, size * 0.2, wall, depth),
    polygon([[x + size * 0.11, y - size * 0.95], [x + size * 0.24, y - size * 1.03], [x + size * 0.37, y - size * 0.95]], stage.shaded(tiles, depth)),
  ].join('');
}

/** A sailing boat, its waterline at (x, y). */
export function drawSailboat(stage: Stage, x: number, y: number, size: number, depth: number, sail: string): Markup {
  const side = stage.lightSide(x);
  const mast = y - size * 0.12;
  return [
    path(outline([[x - side * size * 0.03, mast], [x - side * size * 0.03, y - size * 1.12], [x + side * size * 0.36, mast]]), stage.lit(sail, depth)),
    path(outline([[x - side * size * 0.07, mast], [x - side * size * 0.07, y - size], [x - side * size * 0.34, mast]]), stage.shaded(sail, depth)),
    stroke(`M${num(x - side * size * 0.05)} ${num(y)}V${num(y - size * 1.16)}`, stage.shaded('#4c3b34', depth), size * 0.02),
    path(`M${num(x - size * 0.42)} ${num(y - size * 0.09)}h${num(size * 0.88)}q${num(-size * 0.08)} ${num(size * 0.15)} ${num(-size * 0.24)} ${num(size * 0.15)}h${num(-size * 0.44)}q${num(-size * 0.14)} 0 ${num(-size * 0.2)} ${num(-size * 0.15)}Z`, stage.shaded('#37474f', depth)),
    path(`M${num(x - size * 0.42)} ${num(y - size * 0.09)}h${num(size * 0.88)}l${num(-size * 0.025)} ${num(size * 0.035)}h${num(-size * 0.83)}Z`, stage.lit('#e0694c', depth)),
    path(`M${num(x - size * 0.3)} ${num(y + size * 0.07)}h${num(size * 0.6)}l${num(-side * size * 0.1)} ${num(size * 0.3)}h${num(-size * 0.3)}Z`, stage.lit(sail, depth), { opacity: 0.18 }),
  ].join('');
}

/** A rowing boat at rest. */
export function drawRowboat(stage: Stage, x: number, y: number, size: number, colour: string): Markup {
  const hull = `M${num(x - size * 0.5)} ${num(y - size * 0.15)}q${num(size * 0.5)} ${num(size * 0.14)} ${num(size)} 0q${num(-size * 0.06)} ${num(size * 0.26)} ${num(-size * 0.26)} ${num(size * 0.26)}h${num(-size * 0.46)}q${num(-size * 0.22)} 0 ${num(-size * 0.28)} ${num(-size * 0.26)}Z`;
  return [
    ellipse(x, y + size * 0.13, size * 0.46, size * 0.05, stage.sky.shade, { opacity: 0.35 }),
    path(`M${num(x - size * 0.5)} ${num(y - size * 0.15)}q${num(size * 0.5)} ${num(-size * 0.08)} ${num(size)} 0q${num(-size * 0.5)} ${num(size * 0.14)} ${num(-size)} 0Z`, stage.shaded('#6b4c3a')),
    path(hull, stage.lit(colour)),
    stroke(`M${num(x - size * 0.5)} ${num(y - size * 0.15)}q${num(size * 0.5)} ${num(size * 0.14)} ${num(size)} 0`, stage.lit('#f5ead6'), size * 0.025),
    stroke(`M${num(x - size * 0.1)} ${num(y - size * 0.08)}L${num(x - size * 0.62)} ${num(y + size * 0.12)}`, stage.shaded('#7a5a40'), size * 0.022),
  ].join('');
}
