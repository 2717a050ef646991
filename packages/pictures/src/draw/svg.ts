import type { Colour } from './colour.ts';

/** A piece of SVG text. */
export type Markup = string;
export type Point = readonly [x: number, y: number];

/**
 * A number with at most one decimal: a tenth of a unit is far below a pixel. Integers are several times faster to
 * write than fractions, so a fraction is written as two of them.
 */
export function num(value: number): string {
  const tenths = Math.round(value * 10);
  const whole = Math.trunc(tenths / 10);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return String(whole);
  return `${tenths < 0 && whole === 0 ? '-' : ''}${whole}.${rest}`;
}

export const attributes = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) => ` ${name}="${typeof value === 'number' ? Math.round(value * 1000) / 1000 : value}"`,
    )
    .join('');

export interface Look {
  opacity?: number;
  'clip-path'?: string;
  transform?: string;
}

export const path = (d: string, fill: string, look: Look = {}): Markup =>
  `<path d="${d}" fill="${fill}"${attributes({ ...look })}/>`;

export const stroke = (d: string, colour: Colour, width: number, look: Look = {}): Markup =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${attributes({ ...look })}/>`;

export const line = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index ? 'L' : 'M'}${num(x)} ${num(y)}`).join('');

export const outline = (points: readonly Point[]): string => `${line(points)}Z`;

export const polygon = (points: readonly Point[], fill: string, look: Look = {}): Markup =>
  path(outline(points), fill, look);

/** A rectangle from its top left corner. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  look: Look = {},
): Markup =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributes({ ...look })}/>`;

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  look: Look = {},
): Markup =>
  `<ellipse cx="${num(cx)}" cy="${num(cy)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes({ ...look })}/>`;

/** An ellipse as a part of a path; like all parts it runs clockwise, so that overlaps stay filled. */
export const oval = (cx: number, cy: number, rx: number, ry = rx): string =>
  `M${num(cx - rx)} ${num(cy)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`;

/** A bar with round ends as a part of a path, from its left end. */
export const pill = (x: number, y: number, width: number, height: number): string => {
  const r = num(height / 2);
  return `M${num(x + height / 2)} ${num(y)}h${num(width - height)}a${r} ${r} 0 0 1 0 ${num(height)}h${num(height - width)}a${r} ${r} 0 0 1 0 ${num(-height)}Z`;
};

/** A box as a part of a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;

/** A horizontal lens as a part of a path, for light on water. */
export const lens = (x: number, y: number, width: number, height: number): string =>
  `M${num(x)} ${num(y)}q${num(width / 2)} ${num(-height)} ${num(width)} 0q${num(-width / 2)} ${num(height)} ${num(-width)} 0Z`;

export const group = (content: Markup, look: Look = {}): Markup =>
  `<g${attributes({ ...look })}>${content}</g>`;
