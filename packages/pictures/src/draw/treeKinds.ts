import type { TreeKind } from '../settings/setting.ts';
import { createRandom } from '../random.ts';
import type { Stage } from './stage.ts';
import { type Markup, num, oval, path } from './svg.ts';
import {
  drawCypress,
  drawPoplar,
  drawOak,
  drawUmbrellaPine,
  spruceLight,
  spruceShape,
  type TreeSpot,
} from './trees.ts';

/** A date palm: a slim trunk under a crown of fronds that arch up and fall. */
function drawPalm(stage: Stage, { x, y, height, depth, colour }: TreeSpot, seed: number): Markup {
  stage.drawn.add('palm');
  const random = createRandom(stage.key('palm'), seed);
  const lean = (random.unit() - 0.5) * height * 0.24;
  const [tx, ty] = [x + lean, y - height * 0.74];
  const w = height * 0.022;
  const trunk = `M${num(x - w * 1.3)} ${num(y)}Q${num(x + lean * 0.1 - w)} ${num(y - height * 0.4)} ${num(tx - w * 0.7)} ${num(ty)}H${num(tx + w * 0.7)}Q${num(x + lean * 0.1 + w)} ${num(y - height * 0.4)} ${num(x + w * 1.3)} ${num(y)}Z`;
  let dark = '';
  let bright = '';
  const fronds = 15;
  for (let n = 0; n < fronds; n++) {
    // From horizontal over the top to horizontal on the other side; the back row first.
    const t = (n / (fronds - 1)) * 2 - 1;
    const long = height * (0.34 + 0.07 * random.unit());
    const rise = long * (0.62 - 0.34 * Math.abs(t)) * (0.8 + 0.4 * random.unit());
    const reach = t * long * 1.06;
    const [cx, cy] = [tx + reach * 0.55, ty - rise * 1.25];
    const [ex, ey] = [tx + reach, ty - rise * 0.5 + Math.abs(t) * long * 0.52];
    const thick = long * 0.13;
    const frond = `M${num(tx)} ${num(ty)}Q${num(cx)} ${num(cy)} ${num(ex)} ${num(ey)}Q${num(cx + Math.sign(t || 1) * thick * 0.2)} ${num(cy + thick * 1.9)} ${num(tx)} ${num(ty + thick * 0.3)}Z`;
    if (n % 2 === 0) dark += frond;
    else bright += frond;
  }
  return [
    path(trunk, stage.shaded('#8a6a4c', depth)),
    path(dark, stage.shaded(colour, depth)),
    path(bright, stage.tint(colour, depth)),
    path(oval(tx, ty + height * 0.012, height * 0.028, height * 0.022), stage.shaded('#b07a3c', depth)),
  ].join('');
}

/** A pollard willow: a short thick trunk under a round head of rods. */
function drawWillow(stage: Stage, { x, y, height, depth, colour }: TreeSpot, seed: number): Markup {
  stage.drawn.add('willow');
  const random = createRandom(stage.key('willow'), seed);
  const head = y - height * 0.4;
  let dark = oval(x, head - height * 0.2, height * 0.24, height * 0.2);
  let bright = '';
  for (let n = 0; n < 19; n++) {
    const angle = -Math.PI * (0.04 + (0.92 * n) / 18);
    const long = height * (0.4 + 0.1 * random.unit());
    const [ex, ey] = [x + Math.cos(angle) * long * 0.84, head + Math.sin(angle) * long * 1.04];
    const w = height * 0.05;
    const rod = `M${num(x - w * 0.3)} ${num(head)}Q${num((x + ex) / 2 - w)} ${num((head + ey) / 2 - height * 0.05)} ${num(ex)} ${num(ey)}Q${num((x + ex) / 2 + w)} ${num((head + ey) / 2 + height * 0.02)} ${num(x + w * 0.3)} ${num(head)}Z`;
    if (n % 2) bright += rod;
    else dark += rod;
  }
  return [
    path(
      `M${num(x - height * 0.06)} ${num(y)}Q${num(x - height * 0.04)} ${num(y - height * 0.2)} ${num(x - height * 0.08)} ${num(head + 4)}Q${num(x)} ${num(head - height * 0.07)} ${num(x + height * 0.08)} ${num(head + 4)}Q${num(x + height * 0.05)} ${num(y - height * 0.2)} ${num(x + height * 0.07)} ${num(y)}Z`,
      stage.shaded('#6b5646', depth),
    ),
    path(dark, stage.shaded(colour, depth)),
    path(bright, stage.tint(colour, depth)),
  ].join('');
}

/** One spruce. */
function drawSpruce(stage: Stage, { x, y, height, depth, colour }: TreeSpot, seed: number): Markup {
  const d = spruceShape(x, y, height, seed);
  const light = spruceLight(x, y, height, stage.lightSide(x));
  const snow = stage.land.isSnowy ? path(light, stage.lit(stage.land.snow, depth), { opacity: 0.85 }) : '';
  return (
    path(d, stage.shaded(colour, depth)) + path(light, stage.lit(colour, depth), { opacity: 0.5 }) + snow
  );
}

const EVERGREEN = {
  cypress: '#2f5f4c',
  umbrellaPine: '#23604c',
  olive: '#8c9f78',
  orange: '#3f7a4a',
  palm: '#3f7f54',
};

/** A tree of a kind; its shape depends on `seed`. */
export function drawTree(stage: Stage, kind: TreeKind, spot: Omit<TreeSpot, 'colour'>, seed: number): Markup {
  const { foliage, wood, spruce } = stage.land;
  const leaf = foliage[Math.abs(seed) % foliage.length] ?? wood;
  // The last colour of spring is blossom, which these trees do not have.
  const green = foliage[Math.abs(seed) % Math.min(3, foliage.length)] ?? wood;
  const { x, y, height } = spot;
  switch (kind) {
    case 'oak':
      return drawOak(stage, { ...spot, colour: leaf }, seed);
    case 'plane':
      return drawOak(stage, { ...spot, colour: green }, seed);
    case 'poplar':
      return drawPoplar(stage, { ...spot, colour: green }, seed);
    case 'willow':
      return drawWillow(stage, { ...spot, height: height * 0.8, colour: green }, seed);
    case 'spruce':
      return drawSpruce(stage, { ...spot, height: height * 1.1, colour: spruce }, seed);
    case 'cypress':
      return drawCypress(stage, { ...spot, colour: EVERGREEN.cypress });
    case 'umbrellaPine':
      return drawUmbrellaPine(stage, { ...spot, colour: EVERGREEN.umbrellaPine }, seed % 2 ? 0.35 : -0.35);
    case 'olive':
      stage.drawn.add('olive');
      return drawOak(stage, { ...spot, height: height * 0.66, colour: EVERGREEN.olive }, seed);
    case 'orange': {
      stage.drawn.add('orange');
      const size = height * 0.6;
      let fruit = '';
      for (let n = 0; n < 9; n++)
        fruit += oval(
          x + (stage.unit('fruit x', seed * 11 + n) - 0.5) * size * 0.62,
          y - size * (0.48 + 0.34 * stage.unit('fruit y', seed * 11 + n)),
          size * 0.03,
        );
      return (
        drawOak(stage, { ...spot, height: size, colour: EVERGREEN.orange }, seed) +
        path(fruit, stage.lit('#e8913a', spot.depth))
      );
    }
    case 'palm':
      return drawPalm(stage, { ...spot, colour: EVERGREEN.palm }, seed);
  }
}

/** The kind of the setting's solitary trees. */
export const loneTree = ({ setting }: Stage): TreeKind => setting.trees[0];
export const avenueTree = ({ setting }: Stage): TreeKind => setting.trees[1];
export const gardenTree = ({ setting }: Stage): TreeKind => setting.trees[2];
