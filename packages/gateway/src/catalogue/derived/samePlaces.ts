import { LANGUAGES, type LocalText, type PlaceKind } from '@sabadora/place-names';
import { foldName } from '@sabadora/place-names';
import { distanceKm, type Position } from '../../search/geography.ts';

/** Kilometres between the centres of a resort and a town, at most, for the two to be the same place. */
const RESORT_KM = 6;

/** What of a place shows whether it is the same as another. */
export interface ComparedPlace extends Position {
  id: number;
  kind: PlaceKind;
  names: LocalText;
  country_code: string;
  region_id: number | null;
  department_id: number | null;
  hotel_count: number;
}

const haveOneName = (one: ComparedPlace, other: ComparedPlace) =>
  LANGUAGES.some((language) => foldName(one.names[language]) === foldName(other.names[language]));

/** "Chamonix" is what "Chamonix-Mont-Blanc" is called for short. */
function isShortFor(one: ComparedPlace, other: ComparedPlace): boolean {
  const [shorter, longer] = [one, other]
    .map(({ names }) => `${foldName(names.en)} `)
    .toSorted((a, b) => a.length - b.length);
  return shorter !== undefined && longer !== undefined && longer.startsWith(shorter);
}

/**
 * Places that add nothing to another one, by id, with the id of that other one: a resort and the town of its name (or
 * one's name for short), of which the town stays unless it has no hotel and the resort has; and the only department of a
 * region.
 */
export function findSamePlaces(places: readonly ComparedPlace[]): Map<number, number> {
  const same = new Map<number, number>();
  const ofKind = (kind: PlaceKind) => places.filter((place) => place.kind === kind);
  const towns = ofKind('city');

  const departments = Map.groupBy(ofKind('department'), ({ region_id }) => region_id);
  for (const [region, [only, ...others]] of departments) {
    if (region !== null && only && others.length === 0) same.set(only.id, region);
  }
  for (const resort of [...ofKind('searesort'), ...ofKind('skiresort')]) {
    const near = towns.filter(
      (one) =>
        one.country_code === resort.country_code &&
        Math.abs(one.latitude - resort.latitude) < RESORT_KM / 100 &&
        distanceKm(one, resort) <= RESORT_KM &&
        !same.has(one.id),
    );
    const town = near.find((one) => haveOneName(one, resort)) ?? near.find((one) => isShortFor(one, resort));
    if (!town) continue;
    if (town.hotel_count > 0 || resort.hotel_count === 0) same.set(resort.id, town.id);
    else same.set(town.id, resort.id);
  }
  return same;
}
