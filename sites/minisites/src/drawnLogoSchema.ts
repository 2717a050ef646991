import * as z from 'zod/mini';

/** Most characters of all paths together. */
const MOST_CHARACTERS = 8000;

/** Most width of a logo as a multiple of its height: logos are shown 32 px high, and at most 220 px wide. */
const MOST_WIDTHS_IN_HEIGHT = 6.8;

/** Colours of a brand that a logo can be drawn in; in the dark theme they change with it. */
const BRAND_COLORS = [
  'ink',
  'inkMuted',
  'action',
  'actionHover',
  'accent',
  'accentInk',
  'promo',
  'good',
  'danger',
] as const;

const isBrandColor = (color: string) => BRAND_COLORS.some((name) => name === color);

/** How many numbers each command takes; a multiple repeats the command. Source: SVG 2, "path data". */
const NUMBERS: Readonly<Record<string, number>> = {
  M: 2,
  L: 2,
  H: 1,
  V: 1,
  C: 6,
  S: 4,
  Q: 4,
  T: 2,
  A: 7,
  Z: 0,
};

const NUMBER = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)/g;

/** The problem of path data; undefined when it is valid. */
function pathProblem(d: string): string | undefined {
  if (!/^[MLHVCSQTAZ\d\s,.+-]+$/i.test(d)) return 'write path data of SVG: letters of commands and numbers';
  if (!/^\s*m/i.test(d)) return 'it begins with "M" and a point, e.g. "M0 0h24v24z"';
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = NUMBERS[letter.toUpperCase()] ?? 0;
    const given = rest.match(NUMBER)?.length ?? 0;
    if (takes === 0 ? given > 0 : given === 0 || given % takes > 0)
      return `\`${letter}\` takes ${takes} numbers, each apart from the next; there are ${given}`;
  }
  return undefined;
}

function boxOf(viewBox: string): { width: number; height: number } | undefined {
  const [, width, height] = /^0 0 (\d{1,4}(?:\.\d{1,3})?) (\d{1,4}(?:\.\d{1,3})?)$/.exec(viewBox) ?? [];
  return Number(width) > 0 && Number(height) > 0
    ? { width: Number(width), height: Number(height) }
    : undefined;
}

const path = z.strictObject({
  d: z.string().check(
    z.refine((d) => pathProblem(d) === undefined, {
      error: ({ input }) => pathProblem(String(input)) ?? '',
    }),
  ),
  /** "#RRGGBB", or the name of a colour of the brand. */
  color: z
    .string()
    .check(
      z.refine(
        (color) => isBrandColor(color) || /^#[\dA-Fa-f]{6}$/.test(color),
        `write #RRGGBB, or a colour of the brand: ${BRAND_COLORS.join(', ')}`,
      ),
    ),
});

const charactersOf = (paths: readonly { d: string }[]) => paths.reduce((sum, { d }) => sum + d.length, 0);

/** A logo as paths, from which an SVG file is made: it can contain no markup, references or scripts. */
export const drawnLogoSchema = z.strictObject({
  viewBox: z.string().check(
    z.refine((viewBox) => boxOf(viewBox) !== undefined, {
      error: 'write it as "0 0 WIDTH HEIGHT", e.g. "0 0 120 32"',
      abort: true,
    }),
    z.refine((viewBox) => {
      const { width, height } = boxOf(viewBox) ?? { width: 1, height: 1 };
      return width >= height && width <= height * MOST_WIDTHS_IN_HEIGHT;
    }, `make it at least as wide as it is high, and at most ${MOST_WIDTHS_IN_HEIGHT} times as wide`),
  ),
  paths: z.array(path).check(
    z.minLength(1, 'there must be at least one'),
    z.refine((paths) => charactersOf(paths) <= MOST_CHARACTERS, {
      error: ({ input }) =>
        `they are ${charactersOf(input as readonly { d: string }[])} characters together, and may be at most ${MOST_CHARACTERS}. Round their numbers, or draw it simpler`,
    }),
  ),
});

export type DrawnLogo = z.infer<typeof drawnLogoSchema>;

/** Size of the logo in the units of its view box. @throws RangeError when the schema would refuse the view box */
export function logoSize({ viewBox }: DrawnLogo): { width: number; height: number } {
  const size = boxOf(viewBox);
  if (!size) throw new RangeError(`"${viewBox}" is no box of a logo.`);
  return size;
}
