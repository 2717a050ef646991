/**
 * Writes `data/geography.json`: land, frontiers and lines of regions and departments from Natural Earth, in nearly
 * full detail in the five countries and coarser with the distance from them. Run after changing this file: `node
 * src/map/authoring/buildGeography.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import type { GeographyFile } from '../geographyFile.ts';
import { NEIGHBOURS } from './neighbours.ts';
import { type Position, rounded, simplified, type Topology, unpacked } from './simplify.ts';

/** Bounds of the five countries, with Corsica, Sicily and the Canary Islands: west, south, east, north. */
const DETAILED = [
  [-9.8, 35.6, 19, 53.8],
  [-18.3, 27.5, -13.3, 29.5],
] as const;

/** Tolerances in degrees of latitude for the coasts of the five countries, the coasts around them, and regions. */
const FINEST = { own: 0.0045, others: 0.03, regions: 0.01 };
const COARSEST = 2;
/** Growth of the tolerance per degree of distance. */
const GROWTH = 0.08;

/** Countries by their ISO 3166-1 numbers: Belgium, Spain, France, Italy, the Netherlands. */
const OWN: ReadonlySet<string> = new Set(['056', '724', '250', '380', '528']);

function toleranceAt([longitude, latitude]: Position, finest: number): number {
  const away = DETAILED.map(([west, south, east, north]) =>
    Math.hypot(
      Math.max(west - longitude, 0, longitude - east),
      Math.max(south - latitude, 0, latitude - north),
    ),
  );
  return Math.min(COARSEST, finest + GROWTH * Math.min(...away));
}

function simpler(topology: Topology, finestOf: (arc: number) => number): Topology {
  const simplerArc = (arc: Position[], index: number) =>
    simplified(arc, (position) => toleranceAt(position, finestOf(index)));
  return { ...topology, arcs: topology.arcs.map(simplerArc) };
}

interface Country {
  id: string;
  arcs: unknown[];
}

/** Arcs of the coasts and frontiers of the five countries; a negative number is an arc in the other direction. */
function ownArcs({ objects }: Topology): ReadonlySet<number> {
  const countries = (objects['countries']?.geometries ?? []) as Country[];
  const arcs = countries
    .filter(({ id }) => OWN.has(id))
    .flatMap((country) => country.arcs.flat(2)) as number[];
  return new Set(arcs.map((arc) => (arc < 0 ? ~arc : arc)));
}

/** The line without positions that rounding made equal. */
function tidy(line: readonly Position[]): Position[] {
  return line.map(rounded).filter(([x, y], index, all) => {
    const before = all[index - 1];
    return !before || before[0] !== x || before[1] !== y;
  });
}

/** Whether an island, or a lake, is larger than the tolerance where it lies. */
function isSeen(ring: readonly Position[]): boolean {
  const [first] = ring;
  if (!first || ring.length < 4) return false;
  const spread = (of: 0 | 1) => {
    const values = ring.map((position) => position[of]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(spread(0), spread(1)) > 2 * toleranceAt(first, FINEST.own);
}

type Packed = Parameters<typeof unpacked>[0];
const countries = unpacked(createRequire(import.meta.url)('world-atlas/countries-10m.json') as Packed);
const own = ownArcs(countries);
const world = simpler(countries, (arc) => (own.has(arc) ? FINEST.own : FINEST.others));
const departments = simpler(
  unpacked(
    JSON.parse(
      readFileSync(new URL(import.meta.resolve('@sabadora/catalogue/departments')), 'utf8'),
    ) as Packed,
  ),
  () => FINEST.regions,
);

const land = merge(world, world.objects['countries']?.geometries ?? []) as { coordinates: Position[][][] };
const borders = mesh(world, world.objects['countries'], (one, other) => one !== other) as {
  coordinates: Position[][];
};
interface Department {
  properties: { c: string };
}
const regions = mesh(
  departments,
  departments.objects['a'],
  (one: Department, other: Department) => one !== other && one.properties.c === other.properties.c,
) as { coordinates: Position[][] };

const file: GeographyFile = {
  land: land.coordinates
    .map((polygon) => polygon.map(tidy).filter(isSeen))
    .filter((polygon) => polygon.length > 0),
  borders: borders.coordinates.map(tidy).filter((line) => line.length > 1),
  regions: regions.coordinates.map(tidy).filter((line) => line.length > 1),
  neighbours: NEIGHBOURS.map(([names, longitude, latitude, rank]) => [names, longitude, latitude, rank]),
};
const lines = Object.entries(file).map(([key, items]) => {
  const rows = (items as readonly unknown[]).map((item) => JSON.stringify(item)).join(',\n');
  return `${JSON.stringify(key)}: [\n${rows}\n]`;
});
writeFileSync(new URL('../../../data/geography.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
