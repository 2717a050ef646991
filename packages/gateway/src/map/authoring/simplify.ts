/** A point in degrees. */
export type Position = [longitude: number, latitude: number];

/** A topology as topojson writes it, with its arcs decoded. */
export interface Topology {
  objects: Record<string, { type: string; geometries: readonly unknown[] }>;
  arcs: Position[][];
}

interface PackedTopology extends Topology {
  transform: { scale: Position; translate: Position };
}

/** The topology with its arcs in degrees instead of grid steps. */
export function unpacked({ transform: { scale, translate }, arcs, ...rest }: PackedTopology): Topology {
  return {
    ...rest,
    arcs: arcs.map((arc) => {
      let [x, y] = [0, 0];
      return arc.map(([dx, dy]): Position => {
        x += dx;
        y += dy;
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
      });
    }),
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Distance of a position from the line between two others, in degrees of latitude. */
function offset([x, y]: Position, [fromX, fromY]: Position, [toX, toY]: Position): number {
  const narrowing = Math.cos(radians(y));
  const [lineX, lineY] = [(toX - fromX) * narrowing, toY - fromY];
  const [ownX, ownY] = [(x - fromX) * narrowing, y - fromY];
  const length = lineX ** 2 + lineY ** 2;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, (ownX * lineX + ownY * lineY) / length));
  return Math.hypot(ownX - share * lineX, ownY - share * lineY);
}

/**
 * Simplifies a line (Douglas and Peucker): positions closer to the simpler line than the tolerance there are removed.
 * The ends stay, so that lines that met still meet.
 */
export function simplified(
  line: readonly Position[],
  toleranceAt: (position: Position) => number,
): Position[] {
  const kept = new Set([0, line.length - 1]);
  const open: [from: number, to: number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [start, end] = [line[from], line[to]];
    let [farthest, most] = [-1, 1];
    for (let index = from + 1; index < to; index += 1) {
      const position = line[index];
      if (!position || !start || !end) continue;
      const excess = offset(position, start, end) / toleranceAt(position);
      if (excess > most) [farthest, most] = [index, excess];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => kept.has(index));
}

/** The position rounded to thousandths of a degree (about 100 m). */
export const rounded = ([longitude, latitude]: Position): Position => [
  Math.round(longitude * 1000) / 1000,
  Math.round(latitude * 1000) / 1000,
];
