import { mix } from './colour.ts';
import { cells, type Ground } from './land.ts';
import type { Stage } from './stage.ts';
import { type Markup, oval, path } from './svg.ts';
import { drawSpruces } from './trees.ts';

/** A crowd of round crowns that covers a slope; conifers in the snow. */
export function drawCanopy(
  stage: Stage,
  part: string,
  ground: Ground,
  size: number,
  depth: number,
  rows = 4,
): Markup {
  const { foliage, isSnowy, spruce } = stage.land;
  if (isSnowy) {
    return Array.from({ length: Math.max(1, rows - 1) }, (_, row) =>
      drawSpruces(stage, {
        part: `${part} ${row}`,
        ground: (x) => ground(x) + row * size * 0.6,
        height: size * 1.5,
        spacing: size * 0.42,
        depth,
        isLit: size > 60,
      }),
    ).join('');
  }
  const spacing = size * 0.62;
  let drawn = '';
  for (let row = 0; row < rows; row++) {
    const crowns = foliage.map(() => ({ dark: '', mid: '', bright: '' }));
    for (const cell of cells(stage, spacing)) {
      const unit = (what: string) => stage.unit(`${part} ${what} ${row}`, cell);
      const crown = crowns[Math.floor(unit('kind') * foliage.length)];
      if (!crown) continue;
      const x = (cell + unit('x')) * spacing;
      const y = ground(x) + row * size * 0.46 + unit('y') * size * 0.2;
      const r = size * (0.36 + 0.22 * unit('r'));
      const side = stage.lightSide(x);
      crown.dark += oval(x, y, r, r) + oval(x - r * 0.5, y + r * 0.3, r * 0.62);
      crown.mid += oval(x + side * r * 0.14, y - r * 0.12, r * 0.8);
      crown.bright +=
        oval(x + side * r * 0.34, y - r * 0.4, r * 0.36, r * 0.28) +
        oval(x - side * r * 0.1, y - r * 0.52, r * 0.24, r * 0.18);
    }
    drawn += crowns
      .map(({ dark, mid, bright }, index) => {
        const colour = foliage[index] ?? spruce;
        return (
          path(dark, mix(stage.shaded(colour, depth), stage.tint(colour, depth), 0.35)) +
          path(mid, stage.tint(colour, depth)) +
          path(bright, stage.lit(colour, depth), { opacity: 0.7 })
        );
      })
      .join('');
  }
  return drawn;
}
