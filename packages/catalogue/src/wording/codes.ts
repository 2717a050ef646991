import type { LocalText } from '@sabadora/place-names';

const text = (fr: string, es: string, it: string, nl: string, en: string): LocalText => ({
  fr,
  es,
  it,
  nl,
  en,
});

/** Type of a house. */
export type HotelType =
  | 'hotel'
  | 'boutique'
  | 'bnb'
  | 'inn'
  | 'castle'
  | 'cottage'
  | 'lodge'
  | 'resort'
  | 'aparthotel'
  | 'camping';

/** Surroundings of a house, which its pictures show. */
export type Environment = 'sea' | 'mountain' | 'countryside' | 'city' | 'vineyard' | 'lake' | 'forest';

export type Style =
  | 'romantic'
  | 'charming'
  | 'design'
  | 'family'
  | 'historic'
  | 'wellness'
  | 'rustic'
  | 'modern'
  | 'luxury';

/** Facilities of a house: permanent id and name by code, in the order shown. */
export const FACILITIES = {
  spa: { id: 1, names: text('Spa', 'Spa', 'Spa', 'Spa', 'Spa') },
  indoor_pool: {
    id: 2,
    names: text('Piscine intérieure', 'Piscina cubierta', 'Piscina coperta', 'Binnenzwembad', 'Indoor pool'),
  },
  outdoor_pool: {
    id: 3,
    names: text('Piscine extérieure', 'Piscina exterior', 'Piscina esterna', 'Buitenzwembad', 'Outdoor pool'),
  },
  sauna: { id: 4, names: text('Sauna', 'Sauna', 'Sauna', 'Sauna', 'Sauna') },
  restaurant: { id: 5, names: text('Restaurant', 'Restaurante', 'Ristorante', 'Restaurant', 'Restaurant') },
  bar: { id: 6, names: text('Bar', 'Bar', 'Bar', 'Bar', 'Bar') },
  parking: { id: 7, names: text('Parking', 'Aparcamiento', 'Parcheggio', 'Parkeerplaats', 'Parking') },
  wifi: { id: 8, names: text('Wifi gratuit', 'Wifi gratis', 'Wi-Fi gratuito', 'Gratis wifi', 'Free wifi') },
  air_conditioning: {
    id: 9,
    names: text(
      'Climatisation',
      'Aire acondicionado',
      'Aria condizionata',
      'Airconditioning',
      'Air conditioning',
    ),
  },
  terrace: { id: 10, names: text('Terrasse', 'Terraza', 'Terrazza', 'Terras', 'Terrace') },
  garden: { id: 11, names: text('Jardin', 'Jardín', 'Giardino', 'Tuin', 'Garden') },
  gym: { id: 12, names: text('Salle de sport', 'Gimnasio', 'Palestra', 'Fitnessruimte', 'Gym') },
  bike_rental: {
    id: 13,
    names: text(
      'Location de vélos',
      'Alquiler de bicicletas',
      'Noleggio biciclette',
      'Fietsverhuur',
      'Bike rental',
    ),
  },
  family_rooms: {
    id: 14,
    names: text(
      'Chambres familiales',
      'Habitaciones familiares',
      'Camere familiari',
      'Familiekamers',
      'Family rooms',
    ),
  },
  accessible: {
    id: 15,
    names: text(
      'Accessible en fauteuil roulant',
      'Accesible en silla de ruedas',
      'Accessibile in sedia a rotelle',
      'Rolstoeltoegankelijk',
      'Wheelchair accessible',
    ),
  },
  ev_charging: {
    id: 16,
    names: text(
      'Borne de recharge',
      'Cargador para coche eléctrico',
      'Ricarica per auto elettriche',
      'Laadpaal',
      'Electric car charging',
    ),
  },
} as const satisfies Record<string, { id: number; names: LocalText }>;

export type Facility = keyof typeof FACILITIES;

/** Themes of stays: permanent id (39 is the family theme) and name by code, in the order shown. */
export const THEMES = {
  romantic: { id: 11, names: text('Romantique', 'Romántico', 'Romantico', 'Romantisch', 'Romantic') },
  wellness: {
    id: 12,
    names: text(
      'Spa et bien-être',
      'Spa y bienestar',
      'Spa e benessere',
      'Spa en wellness',
      'Spa and wellness',
    ),
  },
  family: { id: 39, names: text('En famille', 'En familia', 'In famiglia', 'Met het gezin', 'Family') },
  gastronomy: {
    id: 14,
    names: text('Gastronomie', 'Gastronomía', 'Gastronomia', 'Gastronomie', 'Good food'),
  },
  city: { id: 21, names: text('Escapade en ville', 'Escapada urbana', 'Città', 'Stedentrip', 'City break') },
  sea: { id: 23, names: text('Bord de mer', 'Junto al mar', 'Al mare', 'Aan zee', 'By the sea') },
  nature: { id: 17, names: text('Nature', 'Naturaleza', 'Natura', 'Natuur', 'Nature') },
  wine: { id: 28, names: text('Vin et vignobles', 'Enoturismo', 'Vino e vigneti', 'Wijn', 'Wine') },
  culture: {
    id: 33,
    names: text(
      'Culture et patrimoine',
      'Cultura y patrimonio',
      'Cultura e arte',
      'Cultuur en erfgoed',
      'Culture and heritage',
    ),
  },
  adventure: {
    id: 26,
    names: text(
      'Sport et aventure',
      'Deporte y aventura',
      'Sport e avventura',
      'Sport en avontuur',
      'Sport and adventure',
    ),
  },
  unusual: {
    id: 31,
    names: text('Insolite', 'Insólito', 'Insolito', 'Bijzonder overnachten', 'Out of the ordinary'),
  },
  golf: { id: 42, names: text('Golf', 'Golf', 'Golf', 'Golf', 'Golf') },
  luxury: { id: 45, names: text('Luxe', 'Lujo', 'Lusso', 'Luxe', 'Luxury') },
} as const satisfies Record<string, { id: number; names: LocalText }>;

export type Theme = keyof typeof THEMES;

/** Groups of the activity tags. */
export const TAG_GROUPS = {
  wellness: text('Bien-être', 'Bienestar', 'Benessere', 'Wellness', 'Wellness'),
  table: text('Table et cave', 'Mesa y bodega', 'Tavola e cantina', 'Tafel en kelder', 'Food and drink'),
  culture: text(
    'Visites et culture',
    'Visitas y cultura',
    'Visite e cultura',
    'Bezoeken en cultuur',
    'Visits and culture',
  ),
  outdoors: text('Plein air', 'Aire libre', 'All’aria aperta', 'Buiten', 'Outdoors'),
  water: text('Sur l’eau', 'En el agua', 'Sull’acqua', 'Op het water', 'On the water'),
  family: text(
    'Pour petits et grands',
    'Para pequeños y mayores',
    'Per grandi e piccoli',
    'Voor jong en oud',
    'For all ages',
  ),
} as const satisfies Record<string, LocalText>;
