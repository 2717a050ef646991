import { titleLines } from './titleLines.ts';

/** Side of the mark in px, in a picture of 1200 px. */
const SIDE = 112;
const MARGIN = 40;
/** Distance between the mark and the title. */
const GAP = 32;
const LINE_HEIGHT = 1.15;
/** Height of a capital letter, as a part of the font size. */
const CAPITAL = 0.7;

const PAPER = '#FBF7F0';
const INK = '#1E2530';

export interface ShareOptions {
  width: number;
  height: number;
  /** Title of the page, in the font of titles. @default none */
  title?: string | undefined;
}

/**
 * A share picture: a scene with the brand's mark, a low sun over the horizon. The mark is on a square of paper in a
 * lower corner, or beside the page's title on a band of paper.
 */
export function withMark(
  draw: (size: { width: number; height: number }) => string,
  { width, height, title }: ShareOptions,
): string {
  const set = title === undefined ? undefined : titleLines(title, width - 2 * MARGIN - SIDE - GAP);
  const step = (set?.fontSize ?? 0) * LINE_HEIGHT;
  const textHeight = set ? step * (set.lines.length - 1) + set.fontSize * CAPITAL : 0;
  const bandHeight = Math.max(SIDE, textHeight) + 2 * MARGIN;
  const top = Math.round(height - bandHeight);
  const markTop = height - bandHeight / 2 - SIDE / 2;
  const firstLine = top + (bandHeight - textHeight) / 2 + (set?.fontSize ?? 0) * CAPITAL;
  const lines = (set?.lines ?? []).map(
    (path, at) =>
      `<path transform="translate(${MARGIN + SIDE + GAP} ${(firstLine + at * step).toFixed(1)})" fill="${INK}" d="${path}"/>`,
  );
  const scene = draw({ width, height: set ? top : height });
  const band = set && `<rect y="${top}" width="${width}" height="${bandHeight}" fill="${PAPER}"/>`;
  const mark = `<svg x="${MARGIN}" y="${markTop}" width="${SIDE}" height="${SIDE}" viewBox="-10 -8 52 52"><rect x="-10" y="-8" width="52" height="52" rx="12" fill="${PAPER}"/><path d="M6 20a10 10 0 0 1 20 0z" fill="#F2B441"/><path d="M3 20h26M7 24.5h18M12 29h8" stroke="#14504A" stroke-width="2.5" stroke-linecap="round" fill="none"/></svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${scene}${band ?? ''}${mark}${lines.join('')}</svg>`;
}
