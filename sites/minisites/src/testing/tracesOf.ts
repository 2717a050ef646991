import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themes } from '@sabadora/design-system/themes';
import type { Minisite } from '../readPartners.ts';

/** Files that are read as text. */
const TEXTS = '**/*.{html,js,css,json,svg,txt,xml}';

/** Colours that identify no partner: black, white and those of the storefront, whose theme is the first. */
const COMMON = new Set(['#ffffff', '#000000', ...Object.values(themes[0]?.color ?? {}).map(lower)]);

function lower(text: string): string {
  return text.toLowerCase();
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Regular expressions for texts that identify a minisite, in lower case; its number counts only after "minisite". */
function marksOf({ partnerName, minisiteUrl, affiliate, title, minisiteId, brand }: Minisite): string[] {
  const colors = Object.values(brand.color)
    .map(lower)
    .filter((color) => color.startsWith('#') && !COMMON.has(color));
  const texts = [partnerName, minisiteUrl, affiliate, title, ...colors].map(
    // Whole words only.
    (text) => String.raw`(?<![\p{L}\d])${escaped(lower(text))}(?![\p{L}\d])`,
  );
  return [...texts, String.raw`minisite(?:id)?["'\x60]?[:=]\s?${minisiteId}\b`];
}

/** Texts of minisites found in the files of a build, each e.g. "assets/a.js: /avenue/". */
export function tracesOf(folder: string, minisites: readonly Minisite[]): string[] {
  const marks = [...new Set(minisites.flatMap(marksOf))].map((mark) => new RegExp(mark, 'u'));
  const files = globSync([TEXTS, '.vite/*.json'], { cwd: folder });
  if (files.length === 0) throw new Error(`${folder} has no files to look through.`);
  return files.flatMap((file) => {
    const text = lower(readFileSync(join(folder, file), 'utf8'));
    return marks.filter((mark) => mark.test(text)).map((mark) => `${file}: ${String(mark)}`);
  });
}
