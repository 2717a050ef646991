import type { Stage } from '../stage.ts';
import { ellipse, type Markup, num, oval, path, rect, stroke } from '../svg.ts';
import { indoorLight, indoors, indoorShade } from './still.ts';

/** A tall coffee pot, its foot at (x, y). */
export function drawPot(stage: Stage, x: number, y: number, height: number, colour: string): Markup {
  const side = stage.lightSide(x);
  const h = (part: number) => height * part;
  const body = `M${num(x - h(0.26))} ${num(y)}Q${num(x - h(0.34))} ${num(y - h(0.3))} ${num(x - h(0.17))} ${num(y - h(0.78))}H${num(x + h(0.17))}Q${num(x + h(0.34))} ${num(y - h(0.3))} ${num(x + h(0.26))} ${num(y)}Z`;
  return [
    ellipse(x, y, h(0.4), h(0.05), indoorShade(stage, '#5a3d2e'), { opacity: 0.3 }),
    stroke(
      `M${num(x + side * h(0.2))} ${num(y - h(0.68))}q${num(side * h(0.3))} ${num(h(0.06))} ${num(side * h(0.1))} ${num(h(0.48))}`,
      indoorShade(stage, colour),
      h(0.07),
    ),
    path(
      `M${num(x - side * h(0.24))} ${num(y - h(0.3))}L${num(x - side * h(0.46))} ${num(y - h(0.72))}h${num(side * h(0.12))}L${num(x - side * h(0.16))} ${num(y - h(0.46))}Z`,
      indoorShade(stage, colour),
    ),
    path(body, indoors(stage, colour)),
    rect(x - h(0.19), y - h(0.84), h(0.38), h(0.08), indoorLight(stage, colour)),
    path(oval(x, y - h(0.92), h(0.06)), indoorShade(stage, colour)),
  ].join('');
}

/** A bowl of fruit. */
export function drawFruit(stage: Stage, x: number, y: number, width: number, bowl: string): Markup {
  const w = (part: number) => width * part;
  const fruits = [
    ['#d9573c', -0.26, 0.42],
    ['#e8a13a', 0.02, 0.5],
    ['#a8b850', 0.28, 0.42],
    ['#8a4f6f', -0.1, 0.36],
    ['#d98a3c', 0.16, 0.36],
  ] as const;
  return [
    ellipse(x, y, w(0.36), w(0.06), indoorShade(stage, '#5a3d2e'), { opacity: 0.3 }),
    ...fruits.map(
      ([colour, dx, up]) =>
        path(oval(x + w(dx), y - w(up), w(0.14)), indoors(stage, colour)) +
        path(
          oval(x + w(dx) + stage.lightSide(x) * w(0.04), y - w(up + 0.04), w(0.05)),
          indoorLight(stage, colour),
          { opacity: 0.7 },
        ),
    ),
    path(
      `M${num(x - w(0.5))} ${num(y - w(0.36))}H${num(x + w(0.5))}Q${num(x + w(0.42))} ${num(y - w(0.04))} ${num(x + w(0.16))} ${num(y)}H${num(x - w(0.16))}Q${num(x - w(0.42))} ${num(y - w(0.04))} ${num(x - w(0.5))} ${num(y - w(0.36))}Z`,
      indoors(stage, bowl),
    ),
    path(
      `M${num(x - w(0.5))} ${num(y - w(0.36))}H${num(x + w(0.5))}l${num(-w(0.02))} ${num(w(0.05))}H${num(x - w(0.48))}Z`,
      indoorLight(stage, bowl),
    ),
  ].join('');
}

/** A basket of rolls. */
export function drawBasket(stage: Stage, x: number, y: number, width: number): Markup {
  const w = (part: number) => width * part;
  let weave = '';
  for (let n = 0; n < 9; n++)
    weave += `M${num(x - w(0.42) + n * w(0.105))} ${num(y - w(0.26))}l${num(w(0.03))} ${num(w(0.24))}`;
  return [
    ellipse(x, y, w(0.48), w(0.07), indoorShade(stage, '#5a3d2e'), { opacity: 0.3 }),
    ...[-0.28, 0, 0.27].map(
      (dx, n) =>
        path(
          oval(x + w(dx), y - w(0.32 + (n % 2) * 0.06), w(0.2), w(0.14)),
          indoors(stage, n % 2 ? '#d9a05a' : '#c98a45'),
        ) +
        path(oval(x + w(dx), y - w(0.37 + (n % 2) * 0.06), w(0.11), w(0.04)), indoorLight(stage, '#e8c08a'), {
          opacity: 0.8,
        }),
    ),
    path(
      `M${num(x - w(0.5))} ${num(y - w(0.28))}H${num(x + w(0.5))}L${num(x + w(0.4))} ${num(y)}H${num(x - w(0.4))}Z`,
      indoors(stage, '#a87a4c'),
    ),
    stroke(weave, indoorShade(stage, '#8a5f3c'), w(0.02), { opacity: 0.7 }),
    stroke(
      `M${num(x - w(0.5))} ${num(y - w(0.28))}H${num(x + w(0.5))}`,
      indoorLight(stage, '#c99a68'),
      w(0.05),
    ),
  ].join('');
}

/** A boiled egg in its cup. */
export function drawEgg(stage: Stage, x: number, y: number, height: number, cup: string): Markup {
  return [
    ellipse(x, y, height * 0.34, height * 0.07, indoorShade(stage, '#5a3d2e'), { opacity: 0.3 }),
    path(oval(x, y - height * 0.66, height * 0.25, height * 0.33), indoorLight(stage, '#f1d9b8')),
    path(
      `M${num(x - height * 0.28)} ${num(y - height * 0.62)}H${num(x + height * 0.28)}Q${num(x + height * 0.26)} ${num(y - height * 0.24)} ${num(x + height * 0.08)} ${num(y - height * 0.2)}L${num(x + height * 0.2)} ${num(y)}H${num(x - height * 0.2)}L${num(x - height * 0.08)} ${num(y - height * 0.2)}Q${num(x - height * 0.26)} ${num(y - height * 0.24)} ${num(x - height * 0.28)} ${num(y - height * 0.62)}Z`,
      indoors(stage, cup),
    ),
  ].join('');
}
