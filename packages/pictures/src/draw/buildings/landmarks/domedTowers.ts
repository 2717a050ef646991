import { box, type Markup, outline, path, rect, stroke, num } from '../../svg.ts';
import { drawSpire, drawTower } from '../tower.ts';
import { arch, drawDomeRoof, type DrawLandmark, glow } from './landmark.ts';

/** Toulouse: an octagon of brick in rising rings of arches. */
export const brickOctagon: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const brick = '#d58664';
  const rings = [0.3, 0.26, 0.22, 0.18, 0.15];
  let from = 0.2;
  const parts: Markup[] = [
    drawTower(stage, x, y, h * 0.62, h * 0.24, brick, depth),
    path(
      outline([
        [x - h * 0.33, y - h * 0.24],
        [x - h * 0.2, y - h * 0.33],
        [x + h * 0.2, y - h * 0.33],
        [x + h * 0.33, y - h * 0.24],
      ]),
      stage.shaded('#b5603f', depth),
    ),
    path(
      [-0.24, -0.12, 0.12, 0.24].map((t) => arch(x + t * h, y - h * 0.03, h * 0.06, h * 0.15)).join(''),
      glow(stage, depth),
    ),
  ];
  for (const ring of rings) {
    const w = ring * h;
    const tall = 0.115;
    parts.push(
      drawTower(stage, x, y - h * from, w, h * tall, brick, depth),
      path(
        [-0.3, 0, 0.3].map((t) => arch(x + t * w, y - h * (from + 0.012), w * 0.19, h * 0.08)).join(''),
        glow(stage, depth),
      ),
      rect(x - w * 0.54, y - h * (from + tall), w * 1.08, h * 0.012, stage.lit('#f0cfa8', depth)),
    );
    from += tall;
  }
  parts.push(drawSpire(stage, x, y - h * from, h * 0.14, h * (1 - from), '#c97a58', depth));
  return parts.join('');
};

/** Madrid: a corner house with a dark dome and a slim tower behind it. */
export const cupolaTower: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const pale = '#f0dfc0';
  const w = h * 0.36;
  const far = Math.min(1, depth + 0.14);
  return [
    drawTower(stage, x - h * 0.4, y, h * 0.24, h * 0.68, '#e2c9a2', far),
    drawTower(stage, x - h * 0.4, y - h * 0.68, h * 0.15, h * 0.12, '#e2c9a2', far),
    drawTower(stage, x - h * 0.4, y - h * 0.8, h * 0.08, h * 0.07, '#e2c9a2', far),
    drawSpire(stage, x - h * 0.4, y - h * 0.87, h * 0.05, h * 0.11, '#8a5f4a', far),
    path(
      [0, 1, 2, 3, 4]
        .map((row) =>
          [-0.07, 0, 0.07]
            .map((t) =>
              box(x - h * 0.4 + t * h - h * 0.014, y - h * (0.62 - row * 0.085), h * 0.028, h * 0.045),
            )
            .join(''),
        )
        .join(''),
      stage.window,
      { opacity: 0.85 },
    ),
    drawTower(stage, x, y, w, h * 0.56, pale, depth),
    path(
      [0.1, 0.24, 0.38]
        .map((row) =>
          [-0.32, -0.11, 0.11, 0.32].map((t) => arch(x + t * w, y - h * row, w * 0.1, h * 0.09)).join(''),
        )
        .join(''),
      glow(stage, depth),
    ),
    rect(x - w * 0.54, y - h * 0.575, w * 1.08, h * 0.022, stage.lit('#fbf0d8', depth)),
    drawTower(stage, x, y - h * 0.575, w * 0.66, h * 0.09, pale, depth),
    path(
      [-0.2, 0, 0.2].map((t) => arch(x + t * w, y - h * 0.585, w * 0.09, h * 0.06)).join(''),
      glow(stage, depth),
    ),
    drawDomeRoof(stage, { x, y: y - h * 0.665, radius: w * 0.35, swell: 1.15, colour: '#4f5f6c', depth }),
    stroke(
      `M${num(x - w * 0.18)} ${num(y - h * 0.67)}Q${num(x - w * 0.2)} ${num(y - h * 0.77)} ${num(x)} ${num(y - h * 0.81)}M${num(x + w * 0.18)} ${num(y - h * 0.67)}Q${num(x + w * 0.2)} ${num(y - h * 0.77)} ${num(x)} ${num(y - h * 0.81)}`,
      stage.lit('#e0b04a', depth),
      w * 0.03,
    ),
    drawTower(stage, x, y - h * 0.8, w * 0.12, h * 0.06, '#e8c877', depth),
    path(
      `M${num(x - w * 0.12)} ${num(y - h * 0.93)}Q${num(x)} ${num(y - h * 0.88)} ${num(x + w * 0.12)} ${num(y - h * 0.93)}L${num(x + w * 0.03)} ${num(y - h * 0.86)}H${num(x - w * 0.03)}Z`,
      stage.shaded('#5a5048', depth),
    ),
  ].join('');
};

/** Turin: a square dome that ends in a needle. */
export const squareDome: DrawLandmark = (stage, { x, y, height: h, depth }) => {
  const grey = '#c9c0b0';
  const w = h * 0.3;
  return [
    drawTower(stage, x, y, w * 1.1, h * 0.34, grey, depth),
    path(
      [-0.36, -0.12, 0.12, 0.36]
        .map((t) => box(x + t * w - w * 0.03, y - h * 0.3, w * 0.06, h * 0.24))
        .join(''),
      stage.lit('#e6ddcc', depth),
    ),
    drawTower(stage, x, y - h * 0.34, w * 0.9, h * 0.08, grey, depth),
    drawDomeRoof(stage, { x, y: y - h * 0.42, radius: w * 0.45, swell: 1.7, colour: '#8f9698', depth }),
    drawTower(stage, x, y - h * 0.655, w * 0.26, h * 0.07, grey, depth),
    path(
      arch(x - w * 0.06, y - h * 0.66, w * 0.07, h * 0.05) +
        arch(x + w * 0.06, y - h * 0.66, w * 0.07, h * 0.05),
      glow(stage, depth),
    ),
    drawTower(stage, x, y - h * 0.725, w * 0.16, h * 0.05, grey, depth),
    drawSpire(stage, x, y - h * 0.775, w * 0.13, h * 0.225, '#8f9698', depth),
  ].join('');
};
