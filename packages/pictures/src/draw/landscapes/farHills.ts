import { cells, drawLand, ridgeOf } from '../land.ts';
import { drawPeaks, rangeOf } from '../peaks.ts';
import type { Stage } from '../stage.ts';
import { type Markup, num, oval, path } from '../svg.ts';
import { drawVolcano } from './skyline.ts';

const LAYERS = [
  { dy: -50, depth: 0.78, span: 600 },
  { dy: -18, depth: 0.61, span: 470 },
  { dy: 18, depth: 0.45, span: 390 },
] as const;

const HEIGHTS = { rolling: 0.7, hills: 1.15, peaks: 0.9, volcanoes: 0.8 } as const;

/** The horizon of the setting: three lines of land that fade into the distance. */
export function drawFarHills(stage: Stage, horizon: number): Markup {
  const { relief } = stage.setting;
  if (relief === 'flat') return drawPlain(stage, horizon);
  if (relief === 'mesas') return drawMesas(stage, horizon);
  const behind =
    relief === 'peaks'
      ? drawPeaks(
          stage,
          rangeOf(stage, { part: 'far peaks', base: horizon + 20, height: 210, spacing: 300 }),
          {
            part: 'far peaks',
            base: horizon + 20,
            depth: 0.7,
          },
        )
      : relief === 'volcanoes'
        ? drawVolcano(stage, horizon + 10, 0.66)
        : '';
  if (relief === 'peaks') stage.drawn.add('peaks');
  return (
    behind +
    LAYERS.slice(behind ? 1 : 0)
      .map(({ dy, depth, span }, index) =>
        drawLand(
          stage,
          ridgeOf(stage, {
            part: `far ${index}`,
            y: horizon + dy,
            rise: 60 * HEIGHTS[relief],
            span,
            octaves: 3,
          }),
          { colour: stage.land.wood, depth, mistDepth: 130 },
        ),
      )
      .join('')
  );
}

/** Level land: lines of trees and a steeple here and there, ever fainter. */
function drawPlain(stage: Stage, horizon: number): Markup {
  stage.drawn.add('plain');
  const rows = [
    { dy: 6, depth: 0.8, size: 15 },
    { dy: 22, depth: 0.66, size: 22 },
    { dy: 44, depth: 0.5, size: 32 },
  ];
  return rows
    .map(({ dy, depth, size }, index) => {
      const base = horizon + dy;
      let d = '';
      for (const cell of cells(stage, size * 1.1)) {
        const unit = (what: string) => stage.unit(`plain ${index} ${what}`, cell);
        // Trees stand in groves, with open land between them.
        if (stage.unit(`grove ${index}`, Math.floor(cell / 7)) < 0.45) continue;
        const x = (cell + unit('x')) * size * 1.1;
        const r = size * (0.55 + 0.5 * unit('r'));
        d += oval(x, base - r * 0.7, r * 0.8, r);
        if (unit('steeple') < 0.012 && index < 2)
          d += `M${num(x - size * 0.22)} ${num(base)}v${num(-size * 2.4)}l${num(size * 0.22)} ${num(-size * 2)}l${num(size * 0.22)} ${num(size * 2)}v${num(size * 2.4)}Z`;
      }
      return (
        path(d, stage.tint(stage.land.wood, depth)) +
        drawLand(stage, () => base, {
          colour: stage.land.meadow,
          depth,
          mist: Math.min(0.9, depth + 0.1),
          mistDepth: 60,
        })
      );
    })
    .join('');
}

/** The tableland of inner Spain: long level crests under a great sky. */
function drawMesas(stage: Stage, horizon: number): Markup {
  stage.drawn.add('tableland');
  return LAYERS.map(({ dy, depth, span }, index) => {
    const ridge = ridgeOf(stage, {
      part: `mesa ${index}`,
      y: horizon + dy * 0.6,
      rise: 52,
      span: span * 1.5,
    });
    const level = (x: number) => Math.max(horizon + dy * 0.6 - 20, ridge(x));
    return drawLand(stage, level, {
      colour: index === 2 ? (stage.land.fields[1] ?? stage.land.meadow) : stage.land.wood,
      depth,
      mistDepth: 120,
    });
  }).join('');
}
