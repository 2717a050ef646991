import type { CountryCode } from '../../places/places.ts';
import type { Phrase } from '../../wording/phrases.ts';
import { MENUS } from './menus.ts';
import type { ItemRow } from './shared.ts';

const DRINKS_APART: Phrase = [
  'Boissons non comprises.',
  'Bebidas no incluidas.',
  'Bevande escluse.',
  'Drankjes niet inbegrepen.',
  'Drinks are not included.',
];
const ALLERGIES: Phrase = [
  'Prévenez l’équipe de vos allergies ou de vos régimes avant votre arrivée.',
  'Avisa de alergias o dietas antes de llegar.',
  'Segnala allergie o diete prima dell’arrivo.',
  'Meld allergieën en diëten voor je aankomt.',
  'Tell the team of allergies or diets before you arrive.',
];
const LOCAL: Phrase = [
  'Des produits de la région, cuisinés sur place',
  'Productos de la zona, cocinados aquí mismo',
  'Prodotti del posto, cucinati sul momento',
  'Streekproducten, in huis bereid',
  'Produce of the region, cooked on the spot',
];
const UNHURRIED: Phrase = [
  'Une table pour la soirée, sans vous presser',
  'Una mesa para toda la noche, sin prisas',
  'Un tavolo per tutta la sera, senza fretta',
  'De tafel is de hele avond voor jou',
  'A table for the evening, in no hurry',
];
const MENU_CHANGES: Phrase = [
  'Exemple de menu. Il change avec le marché.',
  'Menú de ejemplo. Cambia según el mercado.',
  'Menù di esempio. Cambia con il mercato.',
  'Voorbeeld van een menu. Het wisselt met het aanbod van de markt.',
  'An example of a menu. It changes with the market.',
];

/** Base ids of the dinners; the country completes an item's id. */
export const DINNER_IDS = { threeCourse: 2110, season: 2120, candlelit: 1110, tasting: 1120 } as const;
export type DinnerKind = keyof typeof DINNER_IDS;

const COUNTRIES: readonly CountryCode[] = ['FR', 'ES', 'IT', 'NL', 'BE'];

/** The id of a dinner's item in a country. */
export const dinnerItemId = (kind: DinnerKind, country: CountryCode): number =>
  DINNER_IDS[kind] + COUNTRIES.indexOf(country);

function coursesOf(kind: DinnerKind, [usual, season]: (typeof MENUS)[CountryCode]): readonly Phrase[] {
  switch (kind) {
    case 'threeCourse':
      return usual;
    case 'season':
    case 'candlelit':
      return season;
    case 'tasting':
      return [usual[0], season[0], season[1], usual[1], season[2]];
  }
}

const DETAILS: Readonly<Record<DinnerKind, Phrase>> = {
  threeCourse: [
    'Une entrée, un plat et un dessert par personne',
    'Un entrante, un plato principal y un postre por persona',
    'Antipasto, piatto principale e dolce a persona',
    'Een voorgerecht, hoofdgerecht en dessert per persoon',
    'A starter, a main course and a dessert each',
  ],
  season: [
    'Trois plats de saison par personne',
    'Tres platos de temporada por persona',
    'Tre portate di stagione a persona',
    'Drie gangen van het seizoen per persoon',
    'Three courses of the season each',
  ],
  candlelit: [
    'Trois plats servis aux chandelles, à une table au calme',
    'Tres platos a la luz de las velas, en una mesa tranquila',
    'Tre portate a lume di candela, a un tavolo tranquillo',
    'Drie gangen bij kaarslicht, aan een rustige tafel',
    'Three courses by candlelight, at a quiet table',
  ],
  tasting: [
    'Cinq plats choisis par le chef',
    'Cinco platos a elección del chef',
    'Cinque portate scelte dallo chef',
    'Vijf gangen naar keuze van de chef',
    'Five courses chosen by the chef',
  ],
};

export const BREAKFAST_IDS = [201, 202] as const;

export const MEAL_ITEMS: readonly ItemRow[] = [
  {
    id: BREAKFAST_IDS[0],
    place: 'hotel',
    way: 'ready',
    hours: 'breakfast',
    icon: 'place',
    repeated: true,
    details: [
      [
        'Pain frais, viennoiseries ou fromages, fruits et boissons chaudes',
        'Pan del día, bollería o queso, fruta y bebidas calientes',
        'Pane fresco, dolci o formaggi, frutta e bevande calde',
        'Vers brood, zoet of kaas, fruit en warme dranken',
        'Fresh bread, pastries or cheese, fruit and hot drinks',
      ],
    ],
    mustKnow: [
      [
        'Servi chaque matin de votre séjour.',
        'Se sirve cada mañana de tu estancia.',
        'Servita ogni mattina del soggiorno.',
        'Elke ochtend van je verblijf.',
        'Served every morning of your stay.',
      ],
    ],
  },
  {
    id: BREAKFAST_IDS[1],
    place: 'hotel',
    way: 'ready',
    hours: 'breakfast',
    icon: 'place',
    repeated: true,
    details: [
      [
        'Un buffet sucré et salé, à volonté',
        'Un bufé dulce y salado, a discreción',
        'Un buffet dolce e salato, a volontà',
        'Een buffet met zoet en hartig, zoveel je wilt',
        'A sweet and savoury buffet, as much as you like',
      ],
    ],
    mustKnow: [
      [
        'Servi chaque matin de votre séjour.',
        'Se sirve cada mañana de tu estancia.',
        'Servita ogni mattina del soggiorno.',
        'Elke ochtend van je verblijf.',
        'Served every morning of your stay.',
      ],
    ],
  },
  ...COUNTRIES.flatMap((country) =>
    (Object.keys(DINNER_IDS) as DinnerKind[]).map((kind): ItemRow => ({
      id: dinnerItemId(kind, country),
      place: 'restaurant',
      way: 'bookTable',
      hours: 'dinner',
      icon: 'dinner',
      details: [DETAILS[kind]],
      mustKnow: [DRINKS_APART, ALLERGIES, MENU_CHANGES],
      why: kind === 'candlelit' || kind === 'tasting' ? [UNHURRIED, LOCAL] : [LOCAL],
      menu: coursesOf(kind, MENUS[country]),
    })),
  ),
];
