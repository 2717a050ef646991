import { createRandom } from '../random.ts';
import { cells } from './land.ts';
import { fade, type Stage } from './stage.ts';
import { type Markup, outline, path, type Point } from './svg.ts';

export interface Peak {
  x: number;
  top: number;
  /** Distance from the summit to the left end of its base. */
  left: number;
  right: number;
}

export interface PeaksLook {
  part: string;
  base: number;
  /** Depth in the haze, 0 to 1. */
  depth: number;
  /** Whether they are towers with steep walls instead of pyramids. @default false */
  isSheer?: boolean;
}

interface Flanks {
  left: Point[];
  /** The edge between the sunny and the shaded face. */
  spine: Point[];
  right: Point[];
}

const STEPS = 13;

function flanksOf({ x, top, left, right }: Peak, base: number, seed: string, isSheer: boolean): Flanks {
  const random = createRandom(seed, Math.round(x));
  // Towers widen at once and are steep from there on; pyramids widen evenly.
  const spread = (t: number) => (isSheer ? (t === 0 ? 0.1 : 0.3 + 0.3 * t + 0.4 * t ** 4) : t ** 1.22);
  const height = base - top;
  const drift = (random.unit() - 0.5) * 0.5 * Math.min(left, right);
  const sides: Flanks = { left: [], spine: [], right: [] };
  for (let step = 0; step <= STEPS; step++) {
    const t = step / STEPS;
    const jolt = () => (step === 0 || step === STEPS ? 0 : random.unit() * 0.07);
    const widthAt = spread(t + jolt());
    // The two sides are steep in turns, as rock is.
    sides.left.push([x - left * Math.max(0, widthAt + (step % 2 ? 0.018 : -0.01)), top + height * t]);
    sides.right.push([
      x + right * Math.max(0, spread(t + jolt()) + (step % 3 ? 0.012 : -0.02)),
      top + height * t,
    ]);
    const swing =
      step === 0
        ? 0
        : (step % 2 ? 1 : -1) * (0.035 + random.unit() * 0.06) * Math.min(left, right) * (0.35 + t);
    sides.spine.push([x + drift * t + swing, top + height * t]);
  }
  return sides;
}

const at = (points: readonly Point[], index: number): Point =>
  points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0];

/** A jagged line between two points, as the edge of snow. */
function teeth([x1, y1]: Point, [x2, y2]: Point, count: number, depth: number): Point[] {
  return Array.from({ length: count * 2 - 1 }, (_, index) => {
    const t = (index + 1) / (count * 2);
    const drop = index % 2 ? -depth * 0.35 : depth * (0.7 + 0.5 * ((index * 7) % 3));
    return [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + drop] as const;
  });
}

/** Slivers of lighter or darker rock on a face: ribs and gullies. */
function ribs(face: readonly Point[], spine: readonly Point[], seed: string): string {
  const random = createRandom(seed, 'ribs');
  let d = '';
  for (let index = 2; index < STEPS - 2; index += random.int(2, 3)) {
    const share = 0.3 + random.unit() * 0.45;
    const between = (step: number, part: number): Point => {
      const [fx, fy] = at(face, step);
      const [sx] = at(spine, step);
      return [sx + (fx - sx) * part, fy];
    };
    const long = random.int(2, 4);
    d += outline([
      between(index, share),
      between(index + 1, share + 0.1),
      between(index + long, share + 0.06),
      between(index + 2, share - 0.08),
      between(index + 1, share - 0.03),
    ]);
  }
  return d;
}

function drawPeak(
  stage: Stage,
  peak: Peak,
  look: PeaksLook,
  fills: { lit: string; shaded: string; snow: string; snowShaded: string },
): Markup {
  const { land } = stage;
  const seed = stage.key(look.part);
  const { left, spine, right } = flanksOf(peak, look.base, seed, look.isSheer ?? false);
  const isLitLeft = stage.sun.x <= peak.x;
  const [sunny, shady] = isLitLeft ? [left, right] : [right, left];
  const whole = outline([...left, ...right.toReversed()]);
  const shade = outline([...shady, ...spine.toReversed()]);
  // High summits have more snow than the shoulders beside them.
  const span = Math.min(
    0.92,
    ((land.snowLine * 520) / Math.max(120, look.base - peak.top)) *
      (peak.top < look.base - 260 ? 1.15 : 0.75),
  );
  const down = Math.round(span * STEPS);
  const cap = (face: readonly Point[]) => {
    const [edge, ridge] = [at(face, down), at(spine, down + 1)];
    const width = Math.abs(edge[0] - ridge[0]);
    return outline([
      ...face.slice(0, down + 1),
      ...teeth(edge, ridge, Math.max(2, Math.round(width / 34)), 9 + width * 0.09),
      ...spine.slice(0, down + 2).toReversed(),
    ]);
  };
  const snow = down < 1 ? '' : path(cap(sunny), fills.snow) + path(cap(shady), fills.snowShaded);
  return [
    path(whole, fills.lit),
    path(shade, fills.shaded),
    path(ribs(sunny, spine, seed), fills.shaded, { opacity: 0.42 }),
    snow,
    path(ribs(sunny, spine, `${seed} snow`), fills.snowShaded, { opacity: down < 3 ? 0 : 0.4 }),
  ].join('');
}

/** A range of faceted mountains, the tallest at the back. Each face is either sunny or shaded. */
export function drawPeaks(stage: Stage, peaks: readonly Peak[], look: PeaksLook): Markup {
  const { land } = stage;
  const top = Math.min(...peaks.map((peak) => peak.top));
  const foot = Math.min(1, look.depth + 0.42);
  const rise = (near: string, far: string) => fade(stage, top, look.base, near, far);
  const fills = {
    lit: rise(stage.lit(land.rock, look.depth), stage.tint(land.wood, foot)),
    shaded: rise(stage.shaded(land.rock, look.depth), stage.shaded(land.wood, foot)),
    snow: rise(stage.lit(land.snow, look.depth * 0.7), stage.tint(land.snow, foot)),
    snowShaded: rise(stage.shaded(land.snow, look.depth * 0.8), stage.shaded(land.snow, foot)),
  };
  return [...peaks]
    .toSorted((a, b) => a.top - b.top)
    .map((peak) => drawPeak(stage, peak, look, fills))
    .join('');
}

export interface RangeShape {
  part: string;
  base: number;
  /** Height of an ordinary summit above the base. */
  height: number;
  spacing: number;
}

/** Summits across the whole width, with uneven heights and distances. */
export function rangeOf(stage: Stage, { part, base, height, spacing }: RangeShape): Peak[] {
  return [...cells(stage, spacing)].map((cell) => {
    const unit = (what: string) => stage.unit(`${part} ${what}`, cell);
    const tall = height * (0.5 + 0.75 * unit('height'));
    return {
      x: (cell + unit('x') * 0.7) * spacing,
      top: base - tall,
      left: tall * (0.75 + unit('left') * 0.6),
      right: tall * (0.75 + unit('right') * 0.6),
    };
  });
}
