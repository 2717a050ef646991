import type { RoomType } from '../../rooms/rooms.ts';
import { BREAKFAST_IDS, type DinnerKind } from '../../stays/items/index.ts';
import type { Phrase } from '../../wording/phrases.ts';

/** The rooms, as the first line of a programme. */
export const ROOMS: readonly (readonly [RoomType, Phrase])[] = [
  [
    'double',
    [
      'Nuit en chambre double',
      'Noche en habitación doble',
      'Pernottamento in camera doppia',
      'Overnachting in een tweepersoonskamer',
      'Night in a double room',
    ],
  ],
  [
    'comfort',
    [
      'Nuit en chambre confort',
      'Noche en habitación confort',
      'Pernottamento in camera comfort',
      'Overnachting in een comfortkamer',
      'Night in a comfort room',
    ],
  ],
  [
    'view',
    [
      'Nuit en chambre avec vue',
      'Noche en habitación con vistas',
      'Pernottamento in camera con vista',
      'Overnachting in een kamer met uitzicht',
      'Night in a room with a view',
    ],
  ],
];

export const FAMILY_ROOM: Phrase = [
  'Nuit en chambre familiale',
  'Noche en habitación familiar',
  'Pernottamento in camera familiare',
  'Overnachting in een familiekamer',
  'Night in a family room',
];

export const SUITE: Phrase = [
  'Nuit en suite',
  'Noche en suite',
  'Pernottamento in suite',
  'Overnachting in een suite',
  'Night in a suite',
];

export const PITCH: Phrase = [
  'Nuit en tente aménagée',
  'Noche en tienda equipada',
  'Pernottamento in tenda attrezzata',
  'Overnachting in een ingerichte tent',
  'Night in a furnished tent',
];

export const FLAT: Phrase = [
  'Nuit en studio avec cuisine',
  'Noche en estudio con cocina',
  'Pernottamento in monolocale con cucina',
  'Overnachting in een studio met keuken',
  'Night in a studio with kitchen',
];

/** Breakfasts with the id of their item. */
export const BREAKFASTS: readonly (readonly [itemId: number, Phrase])[] = [
  [BREAKFAST_IDS[0], ['Petit-déjeuner', 'Desayuno', 'Colazione', 'Ontbijt', 'Breakfast']],
  [
    BREAKFAST_IDS[1],
    ['Petit-déjeuner buffet', 'Desayuno bufé', 'Colazione a buffet', 'Ontbijtbuffet', 'Breakfast buffet'],
  ],
];

/** Dinners with their kind. */
export const DINNERS: readonly (readonly [DinnerKind, Phrase])[] = [
  [
    'threeCourse',
    [
      'Dîner trois plats',
      'Cena de tres platos',
      'Cena di tre portate',
      'Driegangendiner',
      'Three-course dinner',
    ],
  ],
  [
    'season',
    ['Dîner de saison', 'Cena de temporada', 'Cena di stagione', 'Diner van het seizoen', 'Seasonal dinner'],
  ],
];

/** Words before the list of what is included. */
export const INCLUDED: Phrase = [
  'Le séjour comprend',
  'La estancia incluye',
  'Il soggiorno comprende',
  'Inbegrepen',
  'Your stay includes',
];
