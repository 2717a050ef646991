import { fileURLToPath } from 'node:url';
import { openSync, type Font } from 'fontkit';

/** A title as outlines, in lines. */
export interface TitleLines {
  /** One SVG path per line, relative to the start of its baseline; y points down. */
  lines: readonly string[];
  /** Font size in px. */
  fontSize: number;
}

const FILES = [
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
  import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff2'),
];

let opened: readonly Font[] | undefined;

/** The font of titles, Latin letters first; loaded when the first title is drawn. */
function fonts(): readonly Font[] {
  return (opened ??= FILES.map((file) => {
    const font = openSync(fileURLToPath(file));
    if (!('layout' in font)) throw new Error(`${file} holds several fonts.`);
    return font;
  }));
}

/** Consecutive letters in the same font. */
interface Run {
  font: Font;
  text: string;
}

/** Splits a text by the font that has each letter; letters that no font has are left out. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const font = [...(last ? [last.font] : []), ...fonts()].find((each) => each.hasGlyphForCodePoint(code));
    if (!font) continue;
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** Width of a text in the font of titles, in px. */
function widthOf(text: string, fontSize: number): number {
  return runsOf(text).reduce(
    (sum, run) => sum + (run.font.layout(run.text).advanceWidth * fontSize) / run.font.unitsPerEm,
    0,
  );
}

/** The outline of a line, from the left end of its baseline. */
function pathOf(text: string, fontSize: number): string {
  let x = 0;
  return runsOf(text)
    .flatMap(({ font, text: letters }) => {
      const { glyphs, positions } = font.layout(letters);
      const scale = fontSize / font.unitsPerEm;
      return glyphs.map((glyph, at) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
        const path = glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, -yOffset * scale)
          .toSVG();
        x += xAdvance * scale;
        return path;
      });
    })
    .join('');
}

/** Wraps the words into lines of at most `width` px. A word wider than that gets its own line. */
function wrap(title: string, width: number, fontSize: number): string[] {
  const lines: string[] = [];
  // Split at breaking spaces only: no-break spaces keep words together.
  for (const word of title.split(/[ \n\t]+/).filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, fontSize) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The same number of lines, balanced in length. */
function balanced(title: string, width: number, fontSize: number): string[] {
  let lines = wrap(title, width, fontSize);
  for (let narrower = width - STEP; narrower > 0; narrower -= STEP) {
    const next = wrap(title, narrower, fontSize);
    if (next.length > lines.length || next.some((line) => widthOf(line, fontSize) > narrower)) break;
    lines = next;
  }
  return lines;
}

/** A line cut to the width, with an ellipsis. */
function cut(line: string, width: number, fontSize: number): string {
  let letters = Array.from(line);
  while (letters.length > 1 && widthOf(`${letters.join('').trimEnd()}…`, fontSize) > width)
    letters = letters.slice(0, -1);
  return `${letters.join('').trimEnd()}…`;
}

const SIZES = [64, 52, 44];
const LINES_MAX = 3;
/** Px by which the width is reduced while lines are balanced. */
const STEP = 24;

/**
 * Sets a title in the largest font size with which it fits two lines of `width` px, or three lines in the smallest
 * size. A longer title is cut and ends in "…".
 */
export function titleLines(title: string, width: number): TitleLines {
  const smallest = SIZES.at(-1) ?? 0;
  const fits = SIZES.find((size) => {
    const lines = wrap(title, width, size);
    const most = size === smallest ? LINES_MAX : LINES_MAX - 1;
    return lines.length <= most && lines.every((line) => widthOf(line, size) <= width);
  });
  const fontSize = fits ?? smallest;
  const all = balanced(title, width, fontSize);
  const shown = all.slice(0, LINES_MAX);
  const texts = shown.map((line, at) => {
    const isCut = at === LINES_MAX - 1 && all.length > LINES_MAX;
    return isCut || widthOf(line, fontSize) > width ? cut(line, width, fontSize) : line;
  });
  return { lines: texts.map((line) => pathOf(line, fontSize)), fontSize };
}
