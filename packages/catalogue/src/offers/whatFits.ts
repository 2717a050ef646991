import type { Environment } from '../wording/codes.ts';
import type { Hotel } from '../hotels/hotels.ts';
import type { Town } from '../places/places.ts';
import type { ActivityTag } from '../activities/tags/index.ts';

/** Inhabitants from which a town has a theatre, an aquarium and guided walks. */
const WITH_THEATRE = 50_000;
const WITH_AQUARIUM = 300_000;
const WITH_GUIDE = 5_000;

const hasWater = ({ traits }: Town) => traits.has('sea') || traits.has('lake') || traits.has('river');

/** Whether there are waves for learning to surf; the Mediterranean has none. */
function hasSurf({ traits, countryCode, latitude, longitude }: Town): boolean {
  if (!traits.has('sea')) return false;
  switch (countryCode) {
    case 'FR':
      return longitude < 2.5;
    case 'ES':
      return latitude > 43 || longitude < -5.6;
    case 'IT':
      return false;
    case 'NL':
    case 'BE':
      return true;
  }
}

/** Conditions of activities in addition to their surroundings, by id of the tag; other activities have none. */
const NEEDS: Readonly<Record<number, (hotel: Hotel) => boolean>> = {
  101: ({ facilities }) => facilities.has('spa'),
  105: ({ facilities }) => facilities.has('sauna'),
  111: ({ facilities }) => facilities.has('restaurant'),
  112: ({ facilities }) => facilities.has('restaurant'),
  // The wine comes from the region.
  113: ({ town }) => town.traits.has('vineyard') || !['NL', 'BE'].includes(town.countryCode),
  122: ({ town }) => town.population >= WITH_GUIDE,
  124: ({ town }) => town.population >= WITH_THEATRE,
  125: ({ town }) => town.traits.has('vineyard'),
  134: ({ isByPistes }) => isByPistes,
  // No balloon flights near ski slopes.
  136: ({ isByPistes }) => !isByPistes,
  141: ({ town }) => hasWater(town),
  142: ({ town }) => hasWater(town),
  143: ({ town }) => hasSurf(town),
  144: ({ town }) => town.traits.has('sea') || town.traits.has('lake'),
  151: ({ town }) => town.traits.has('park'),
  153: ({ town }) => town.traits.has('sea') || town.population >= WITH_AQUARIUM,
};

/** Whether an activity fits a house, by its surroundings and facilities. */
export function suitsHotel({ id, environments }: ActivityTag, hotel: Hotel): boolean {
  const isAround = (code: Environment) => hotel.record.environments.includes(code);
  return (environments.length === 0 || environments.some(isAround)) && (NEEDS[id]?.(hotel) ?? true);
}
