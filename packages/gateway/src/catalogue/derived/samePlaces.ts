import { LANGUAGES, type LocalText, type PlaceKind } from '@sabadora/place-names';
import { foldName } from '@sabadora/place-names';
import { distanceKm, type Position } from '../../search/geography.ts';

/** Most kilometres between the centres of a resort and a town for the two to count as the same place. */
const RESORT_KM = 6;

/** The fields of a place that decide whether it is the same as another one. */
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

/** Whether one name is the beginning of the other: "Chamonix" is short for "Chamonix-Mont-Blanc". */
function isShortFor(one: ComparedPlace, other: ComparedPlace): boolean {
  const [shorter, longer] = [one, other]
    .map(({ names }) => `${foldName(names.en)} `)
    .toSorted((a, b) => a.length - b.length);
  return shorter !== undefined && longer !== undefined && longer.startsWith(shorter);
}

/**
 * Finds duplicate places: the id of each one that is left out, with the id of the one that is kept. Duplicates are a
 * resort and the nearby town with the same name or a short form of it (the town is kept, unless only the resort has
 * hotels), and a region and its only department (the region is kept).
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
