import { distanceKm } from '../places/geo.ts';
import { BOAT_TOWNS } from './boatTowns.ts';
import { CITY_NAMES } from './cityNames.ts';
import { coastDistanceKm } from './coast.ts';
import { DRAWING_POWER } from './drawing.ts';
import { LANDSCAPES } from './landscapes.ts';
import { POIS } from './pois/index.ts';
import type { Town } from './readTowns.ts';
import { SEA_RESORTS, SKI_RESORTS } from './resorts.ts';
import { TOURISTIC_REGIONS } from './touristicRegions/index.ts';
import { belongsTo, isIn } from './townsOfRegion.ts';

/** Ids of sights that are theme parks; below, the kilometres that families drive to one. */
const THEME_PARKS: ReadonlySet<number> = new Set([
  30002, 30003, 30010, 30011, 30049, 30065, 30089, 30101, 30121, 30132, 30139, 30149, 30151,
]);
const TO_A_PARK_KM = 60;

const at = ([, , latitude, longitude]: readonly [number, string, number, number, ...unknown[]]) => ({
  latitude,
  longitude,
});

/** Sets the traits of each town, and its interest: how strongly it attracts travellers. */
export function judgeTowns(towns: readonly Town[]): void {
  const large = towns.filter(({ population }) => population >= 30_000);
  for (const town of towns) {
    const isKnown = `${town.country}:${town.name}` in CITY_NAMES;
    const nearest = (rows: readonly (readonly [number, string, number, number, ...unknown[]])[]) =>
      Math.min(...rows.map((row) => distanceKm(town, at(row))));
    const seaResortKm = nearest(SEA_RESORTS);
    const skiKm = nearest(SKI_RESORTS);
    const poiKm = nearest(POIS);
    if (coastDistanceKm(town) < 3 || seaResortKm < 3) town.traits.add('sea');
    if (BOAT_TOWNS.has(`${town.country}:${town.name}`)) town.traits.add('river');
    if (nearest(POIS.filter(([id]) => THEME_PARKS.has(id))) < TO_A_PARK_KM) town.traits.add('park');
    for (const [trait, circles] of Object.entries(LANDSCAPES)) {
      if (isIn(town, circles)) town.traits.add(trait as keyof typeof LANDSCAPES);
    }
    if (skiKm < 8) town.traits.add('mountain');
    if (town.population >= 70_000) town.traits.add('city');
    if (isKnown || poiKm < 4) town.traits.add('old');

    let weight = town.population ** 0.45;
    const { traits } = town;
    if (traits.has('sea')) weight *= 2.4;
    if (seaResortKm < 4) weight *= 2.2;
    if (skiKm < 6) weight *= 9;
    else if (traits.has('mountain')) weight *= 1.5;
    if (traits.has('lake')) weight *= 2.4;
    if (traits.has('vineyard')) weight *= 1.35;
    if (traits.has('forest')) weight *= 1.2;
    if (isKnown) weight *= 1.7;
    if (poiKm < 6) weight *= 2;
    else if (poiKm < 15) weight *= 1.3;
    // Only holiday regions made of circles count, not those of whole departments.
    if (TOURISTIC_REGIONS.some((row) => 'circles' in row && belongsTo(town, row))) weight *= 1.6;
    const isSuburb = large.some(
      (city) => city.population > town.population * 4 && distanceKm(city, town) < 13,
    );
    if (isSuburb && poiKm > 3 && seaResortKm > 3) weight *= 0.18;
    town.interest = weight * (DRAWING_POWER[`${town.country}:${town.name}`] ?? 1);
  }
}
