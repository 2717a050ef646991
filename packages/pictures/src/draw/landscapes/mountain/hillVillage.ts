import { drawVillage } from '../../buildings/village.ts';
import { drawGrass } from '../../foreground.ts';
import { drawLand, drawMist, ridgeOf, withHill } from '../../land.ts';
import { drawPeaks, rangeOf } from '../../peaks.ts';
import { HEIGHT, type Stage } from '../../stage.ts';
import type { Markup } from '../../svg.ts';
import { drawTree, gardenTree, loneTree } from '../../treeKinds.ts';
import { drawShadow } from '../../trees.ts';
import type { View } from '../landscape.ts';
import { drawVolcano } from '../skyline.ts';

/** A village of the place high on its spur, the heights behind it. */
export function hillVillage(stage: Stage, { horizon, focus }: View): Markup {
  const { relief } = stage.setting;
  const base = horizon + 60;
  const away = focus >= 0 ? -1 : 1;
  const spur = withHill(
    ridgeOf(stage, { part: 'spur', y: horizon + 180, rise: 26, span: 520 }),
    focus,
    170,
    300,
  );
  const near = withHill(
    ridgeOf(stage, { part: 'near', y: HEIGHT - 120, rise: 34, span: 520 }),
    away * stage.core * 0.7,
    80,
    420,
  );
  // Bare ranges in the dry south; rounded woods where the mountains are old.
  const isHigh = relief === 'peaks' || stage.setting.climate === 'south';
  if (isHigh) stage.drawn.add('peaks');
  const behind =
    relief === 'volcanoes'
      ? drawVolcano(stage, base, 0.5)
      : isHigh
        ? drawPeaks(stage, rangeOf(stage, { part: 'behind', base, height: 380, spacing: 400 }), {
            part: 'behind',
            base,
            depth: 0.42,
          })
        : [0.66, 0.5]
            .map((depth, n) =>
              drawLand(
                stage,
                ridgeOf(stage, { part: `fell ${n}`, y: horizon - 90 + n * 70, rise: 120, span: 460 }),
                {
                  colour: stage.land.wood,
                  depth,
                  mist: depth + 0.24,
                  mistDepth: 200,
                },
              ),
            )
            .join('');
  const trees = Array.from({ length: 9 }, (_, n) => {
    const x = (n - 4) * 230 + 90 * stage.unit('tree', n);
    if (Math.abs(x - focus) < 150) return '';
    const y = spur(x) + 40 + 60 * stage.unit('tree y', n);
    return (
      drawShadow(stage, x, y, 34, 150) +
      drawTree(
        stage,
        n % 3 ? loneTree(stage) : gardenTree(stage),
        { x, y, height: 120 + 60 * stage.unit('tree h', n), depth: 0.06 },
        n,
      )
    );
  });
  return [
    behind,
    drawMist(stage, base - 170, base + 70, 0.75),
    drawLand(stage, ridgeOf(stage, { part: 'foot', y: base + 40, rise: 40, span: 360, octaves: 3 }), {
      colour: stage.land.wood,
      depth: 0.34,
      mist: 0.4,
    }),
    drawLand(stage, spur, { colour: stage.land.meadow, depth: 0.1, mist: 0.02, mistDepth: 340 }),
    drawVillage(stage, {
      part: 'village',
      x: focus,
      reach: 250,
      ground: (x) => spur(x) + 48,
      size: 82,
      depth: 0.07,
      rows: 3,
      terrace: 40,
    }),
    ...trees,
    drawLand(stage, near, { colour: stage.land.fields[1] ?? stage.land.meadow, depth: 0, mist: 0 }),
    drawGrass(stage, (x) => near(x) + 20, stage.land.isSnowy ? '#dfe6e4' : stage.land.meadow, 78),
  ].join('');
}
