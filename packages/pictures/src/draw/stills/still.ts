import { type Colour, mix } from '../colour.ts';
import { fade, HEIGHT, type Stage } from '../stage.ts';
import { attributes, box, type Markup, num, outline, path, rect, stroke } from '../svg.ts';

/** Draws the offer's landscape into a frame, composed for its shape. */
export type Outlook = (frame: Frame) => Markup;

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a moment of a stay with the landscape behind it. */
export type Still = (stage: Stage, outlook: Outlook) => Markup;

/** A nested drawing, clipped to its frame; `content` has x 0 in its middle and is 900 units tall. */
export function framed({ x, y, width, height }: Frame, content: Markup): Markup {
  const units = (width / height) * HEIGHT;
  const at = {
    x: num(x),
    y: num(y),
    width: num(width),
    height: num(height),
    viewBox: `${num(-units / 2)} 0 ${num(units)} ${HEIGHT}`,
  };
  return `<svg${attributes(at)} preserveAspectRatio="none">${content}</svg>`;
}

/** Whether it is dark enough for lamps. */
export const isDark = ({ sky }: Stage): boolean => sky.tone > 0.3;

/** A colour indoors, in the light of the hour and of a lamp. */
export function indoors(stage: Stage, colour: Colour): Colour {
  const { sky } = stage;
  return mix(
    mix(colour, mix(sky.low, '#ffe9c8', 0.5), 0.16),
    mix(sky.shade, '#b06f48', 0.72),
    isDark(stage) ? 0.28 : 0.02,
  );
}

/** A colour on the side of a thing that faces away from the window. */
export const indoorShade = (stage: Stage, colour: Colour): Colour =>
  mix(indoors(stage, colour), mix(stage.sky.shade, '#5a3020', 0.72), 0.2);
/** A colour on the side of a thing that faces the window. */
export const indoorLight = (stage: Stage, colour: Colour): Colour =>
  mix(indoors(stage, colour), stage.sky.light, 0.42);

/** Daylight on glass, steam and cloth, also when a low sun is red. */
export const GLEAM = '#fff6e2';

const WALLS = [
  '#f1e3cb',
  '#d5dfd3',
  '#ecd0b4',
  '#c9d8d6',
  '#e8d9bd',
  '#e5bfa4',
  '#b9c7b4',
  '#f6efe2',
  '#d9b7a8',
  '#aebfc6',
] as const;
/** Colours of cushions, cups and curtains: pine, coral, gold and related ones. */
const ACCENTS = ['#14504a', '#c9573c', '#e8b04a', '#2f7480', '#8a4f5f', '#d98a5c'] as const;

/** The wall's colour; the same throughout a picture. */
export const wallOf = (stage: Stage): Colour => stage.random('wall').pick(WALLS);
/** The colour of a cushion, cup or chair, chosen by `part`. */
export const accentOf = (stage: Stage, part: string): Colour => stage.random(`accent ${part}`).pick(ACCENTS);

/** The room's back wall, darker towards its corners. */
export function drawWall(stage: Stage, colour: Colour): Markup {
  return rect(
    -stage.half,
    0,
    stage.half * 2,
    HEIGHT,
    fade(stage, 0, HEIGHT, indoorShade(stage, colour), indoors(stage, colour), indoors(stage, colour)),
  );
}

export interface WindowLook {
  panes: number;
  isArched?: boolean;
  /** Position of the crossbar, as a part of the height from the top. */
  bar?: number;
}

/** A window with the landscape in it: frame, bars, sill. */
export function drawWindow(
  stage: Stage,
  outlook: Outlook,
  frame: Frame,
  { panes, isArched = false, bar }: WindowLook,
): Markup {
  const { x, y, width, height } = frame;
  const wood = indoors(stage, '#f7efe0');
  const dim = indoorShade(stage, '#e9dcc6');
  const arch = isArched ? width * 0.28 : 0;
  const opening = (grow: number) =>
    arch
      ? `M${num(x - grow)} ${num(y + height + grow)}V${num(y + arch)}C${num(x - grow)} ${num(y - arch * 0.42 - grow)} ${num(x + width + grow)} ${num(y - arch * 0.42 - grow)} ${num(x + width + grow)} ${num(y + arch)}V${num(y + height + grow)}Z`
      : box(x - grow, y - grow, width + 2 * grow, height + 2 * grow);
  const cut = stage.define((id) => `<clipPath id="${id}"><path d="${opening(0)}"/></clipPath>`);
  let bars = '';
  for (let pane = 1; pane < panes; pane++)
    bars += box(x + (width * pane) / panes - 5, y - arch, 10, height + arch);
  if (bar !== undefined) bars += box(x, y + height * bar - 5, width, 10);
  return [
    path(opening(30), dim),
    path(opening(22), wood),
    `<g clip-path="${cut}">${outlook({ ...frame, y: y - arch * 0.4, height: height + arch * 0.4 })}${path(bars, wood)}${path(bars, dim, { opacity: 0.35, transform: 'translate(3 3)' })}</g>`,
    rect(x - 52, y + height + 20, width + 104, 24, wood),
    rect(x - 52, y + height + 42, width + 104, 9, dim),
  ].join('');
}

/** A curtain in folds that hangs at one side. */
export function drawCurtain(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  width: number,
  colour: Colour,
  opens: 1 | -1,
): Markup {
  const edge = (t: number) => width * (0.62 + 0.38 * Math.cos(t * 2.2)) * opens;
  const body = `M${num(x)} ${num(top)}L${num(x + edge(0))} ${num(top)}Q${num(x + edge(0.5))} ${num((top + bottom) / 2)} ${num(x + edge(1) * 1.25)} ${num(bottom)}L${num(x)} ${num(bottom)}Z`;
  let folds = '';
  for (let n = 1; n < 6; n++) {
    const t = n / 6;
    const from = x + edge(0) * t;
    const to = x + edge(1) * 1.25 * t;
    const w = width * 0.045;
    folds += `M${num(from)} ${num(top)}Q${num((from + to) / 2 + opens * 10)} ${num((top + bottom) / 2)} ${num(to)} ${num(bottom)}L${num(to + w)} ${num(bottom)}Q${num((from + to) / 2 + opens * 14 + w)} ${num((top + bottom) / 2)} ${num(from + w * 0.6)} ${num(top)}Z`;
  }
  return path(body, indoors(stage, colour)) + path(folds, indoorShade(stage, colour), { opacity: 0.65 });
}

/** A patch of window light across wall or floor. */
export function drawLightPatch(stage: Stage, points: readonly (readonly [number, number])[]): Markup {
  return isDark(stage) ? '' : path(outline(points), GLEAM, { opacity: 0.32 });
}

/** The pool of light about a lamp. */
export function drawLampGlow(stage: Stage, x: number, y: number, radius: number): Markup {
  if (!isDark(stage)) return '';
  const fill = stage.define(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(radius)}"><stop offset="0" stop-color="#ffdf9a" stop-opacity=".75"/><stop offset=".4" stop-color="#ffcf80" stop-opacity=".26"/><stop offset="1" stop-color="#ffcf80" stop-opacity="0"/></radialGradient>`,
  );
  return rect(x - radius, y - radius, radius * 2, radius * 2, fill);
}

/** Thin steam. */
export const drawSteam = (x: number, y: number, height: number): Markup =>
  stroke(
    [-1, 0, 1]
      .map(
        (n) =>
          `M${num(x + n * height * 0.16)} ${num(y)}c${num(height * 0.16)} ${num(-height * 0.3)} ${num(-height * 0.16)} ${num(-height * 0.5)} ${num(height * 0.05 * n)} ${num(-height * (n ? 0.8 : 1))}`,
      )
      .join(''),
    GLEAM,
    height * 0.05,
    { opacity: 0.5 },
  );
