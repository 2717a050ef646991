import type { Town } from './readTowns.ts';

const TOWN_COUNT = 4200;
/** Least number of towns per department (or Dutch province), as far as GeoNames has them. */
const PER_DEPARTMENT = 7;
const PER_COUNTRY = 420;

/** The towns of the catalogue, the most interesting first, from all departments and countries. */
export function chooseTowns(towns: readonly Town[]): Town[] {
  const byInterest = towns.toSorted((one, other) => other.interest - one.interest || one.id - other.id);
  const chosen = new Set<Town>();
  const counts = new Map<string, number>();
  const add = (group: string, limit: number, town: Town) => {
    const count = counts.get(group) ?? 0;
    if (count >= limit) return;
    counts.set(group, count + 1);
    chosen.add(town);
  };
  for (const town of byInterest) {
    add(town.department ?? town.region, PER_DEPARTMENT, town);
    add(town.country, PER_COUNTRY, town);
  }
  for (const town of byInterest) if (chosen.size < TOWN_COUNT) chosen.add(town);
  // Two towns with one name in one department look the same in a list: the less populous one is left out.
  const seen = new Set<string>();
  return byInterest.filter((town) => {
    const key = `${town.department ?? town.region}:${town.name}`;
    if (!chosen.has(town) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
