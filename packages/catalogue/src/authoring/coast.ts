import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { distanceKm, type Position } from '../places/geo.ts';

type Ring = [longitude: number, latitude: number][];

const CELL_DEGREES = 0.25;
const cellOf = (latitude: number, longitude: number) =>
  `${Math.floor(latitude / CELL_DEGREES)}:${Math.floor(longitude / CELL_DEGREES)}`;

/** Points along the coast, about one per kilometre, by cell of a grid. */
const cells = (() => {
  const topology = createRequire(import.meta.url)('world-atlas/land-10m.json') as {
    objects: { land: unknown };
  };
  const land = feature(topology, topology.objects.land) as {
    features?: { geometry: { coordinates: Ring[][] } }[];
    geometry?: { coordinates: Ring[][] };
  };
  const polygons = (land.features ?? [land]).flatMap(({ geometry }) => geometry?.coordinates ?? []);
  const grid = new Map<string, Position[]>();
  for (const ring of polygons.flat()) {
    ring.forEach(([longitude, latitude], index) => {
      if (longitude < -19 || longitude > 20 || latitude < 27 || latitude > 55) return;
      const [nextLongitude, nextLatitude] = ring[index + 1] ?? [longitude, latitude];
      const steps = Math.max(
        1,
        Math.ceil(Math.hypot(nextLongitude - longitude, nextLatitude - latitude) / 0.01),
      );
      for (let step = 0; step < steps; step++) {
        const point = {
          latitude: latitude + ((nextLatitude - latitude) * step) / steps,
          longitude: longitude + ((nextLongitude - longitude) * step) / steps,
        };
        const cell = cellOf(point.latitude, point.longitude);
        grid.set(cell, [...(grid.get(cell) ?? []), point]);
      }
    });
  }
  return grid;
})();

/** Kilometres to the sea or a great inland water; infinity beyond some 20 km. */
export function coastDistanceKm(position: Position): number {
  let nearest = Infinity;
  for (let row = -1; row <= 1; row++) {
    for (let column = -1; column <= 1; column++) {
      const cell = cellOf(position.latitude + row * CELL_DEGREES, position.longitude + column * CELL_DEGREES);
      for (const point of cells.get(cell) ?? []) nearest = Math.min(nearest, distanceKm(position, point));
    }
  }
  return nearest;
}
