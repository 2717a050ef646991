import type { MapPin } from './MapPin.ts';
import type { MapCentre } from './mercator.ts';

export const normandy: MapCentre = { latitude: 49.25, longitude: 0.4, zoom: 8 };
export const france: MapCentre = { latitude: 46.6, longitude: 2.4, zoom: 6 };

/** Twelve hotels on the Norman coast, two of them at one address. */
export const hotels: readonly MapPin[] = [
  { id: 'dunes', name: 'Hôtel des Dunes', latitude: 49.42, longitude: 0.23, priceCents: 12900 },
  {
    id: 'manoir',
    name: 'Le Manoir de la Falaise',
    latitude: 49.71,
    longitude: 0.2,
    priceCents: 18450,
    isFavourite: true,
  },
  { id: 'caen', name: 'Hôtel du Château', latitude: 49.18, longitude: -0.36, priceCents: 9900 },
  {
    id: 'rouen',
    name: 'Auberge du Vieux Marché',
    latitude: 49.44,
    longitude: 1.09,
    priceCents: 11500,
    isVisited: true,
  },
  { id: 'evreux', name: 'Le Moulin d’Évreux', latitude: 49.02, longitude: 1.15, priceCents: 8900 },
  { id: 'lisieux', name: 'Domaine des Pommiers', latitude: 49.15, longitude: 0.23, priceCents: 14200 },
  {
    id: 'bayeux',
    name: 'Hôtel de la Tapisserie',
    latitude: 49.28,
    longitude: -0.7,
    priceCents: 13300,
    isVisited: true,
  },
  {
    id: 'deauville',
    name: 'Les Planches',
    latitude: 49.36,
    longitude: 0.07,
    priceCents: 21900,
    isFavourite: true,
  },
  { id: 'etretat', name: 'L’Aiguille', latitude: 49.72, longitude: 0.6, priceCents: 16000 },
  { id: 'alencon', name: 'La Dentelle', latitude: 48.63, longitude: 0.09, priceCents: 7900 },
  { id: 'giverny', name: 'Les Nymphéas', latitude: 49.08, longitude: 1.53, priceCents: 15500 },
  { id: 'giverny-2', name: 'Le Jardin', latitude: 49.08, longitude: 1.53, priceCents: 17500 },
];

/** A number of hotels between the Loire and the Alps, the same in each run. */
export function manyHotels(count: number): MapPin[] {
  let state = 20_261_121;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  // Hotels are clustered around towns, with a few outside.
  const towns = Array.from({ length: 40 }, () => ({
    latitude: 43.6 + random() * 6.6,
    longitude: -1 + random() * 7.6,
  }));
  return Array.from({ length: count }, (_, index) => {
    const town = towns[Math.floor(random() * towns.length)] ?? france;
    const spread = random() < 0.25 ? 2 : 0.35;
    return {
      id: `hotel-${index}`,
      name: `Hôtel n° ${index + 1}`,
      latitude: town.latitude + (random() - 0.5) * spread,
      longitude: town.longitude + (random() - 0.5) * spread * 1.4,
      priceCents: (60 + Math.floor(random() * 240)) * 100,
      isFavourite: random() < 0.03,
      isVisited: random() < 0.08,
    };
  });
}
