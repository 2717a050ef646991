import type { RoomFeatureRecord } from '../records.ts';
import type { Environment } from '../wording/codes.ts';
import { eachLanguage, type Phrase, phraseIn } from '../wording/phrases.ts';

/** Names of groups of features. */
const GROUPS = {
  view: [
    'Vue et extérieur',
    'Vistas y exterior',
    'Vista ed esterno',
    'Uitzicht en buiten',
    'View and outdoors',
  ],
  comfort: ['Confort', 'Comodidades', 'Comfort', 'Comfort', 'Comfort'],
  bathroom: ['Salle de bains', 'Baño', 'Bagno', 'Badkamer', 'Bathroom'],
  equipment: ['Équipement', 'Equipamiento', 'Dotazioni', 'Voorzieningen', 'Equipment'],
  kitchen: ['Cuisine', 'Cocina', 'Cucina', 'Keuken', 'Kitchen'],
} as const satisfies Record<string, Phrase>;

type FeatureRow = readonly [id: number, group: keyof typeof GROUPS, name: Phrase, isHighlighted?: true];

/** Features of rooms by code; ids are permanent. */
const ROWS = {
  seaView: [
    1,
    'view',
    ['Vue sur la mer', 'Vistas al mar', 'Vista mare', 'Uitzicht op zee', 'Sea view'],
    true,
  ],
  mountainView: [
    2,
    'view',
    [
      'Vue sur les montagnes',
      'Vistas a la montaña',
      'Vista sulle montagne',
      'Uitzicht op de bergen',
      'Mountain view',
    ],
    true,
  ],
  lakeView: [
    3,
    'view',
    ['Vue sur le lac', 'Vistas al lago', 'Vista lago', 'Uitzicht op het meer', 'Lake view'],
    true,
  ],
  vineyardView: [
    4,
    'view',
    [
      'Vue sur les vignes',
      'Vistas a las viñas',
      'Vista sui vigneti',
      'Uitzicht op de wijngaard',
      'Vineyard view',
    ],
    true,
  ],
  forestView: [
    5,
    'view',
    [
      'Vue sur les arbres',
      'Vistas a los árboles',
      'Vista sugli alberi',
      'Uitzicht op de bomen',
      'View of the trees',
    ],
    true,
  ],
  cityView: [
    6,
    'view',
    ['Vue sur la ville', 'Vistas a la ciudad', 'Vista sulla città', 'Uitzicht op de stad', 'City view'],
    true,
  ],
  countryView: [
    7,
    'view',
    [
      'Vue sur la campagne',
      'Vistas al campo',
      'Vista sulla campagna',
      'Uitzicht op het platteland',
      'Country view',
    ],
    true,
  ],
  balcony: [8, 'view', ['Balcon', 'Balcón', 'Balcone', 'Balkon', 'Balcony'], true],
  deck: [
    9,
    'view',
    [
      'Terrasse en bois avec table et chaises',
      'Porche de madera con mesa y sillas',
      'Pedana in legno con tavolo e sedie',
      'Houten terras met tafel en stoelen',
      'Wooden deck with table and chairs',
    ],
    true,
  ],
  airConditioning: [
    21,
    'comfort',
    ['Climatisation', 'Aire acondicionado', 'Aria condizionata', 'Airconditioning', 'Air conditioning'],
  ],
  heating: [22, 'comfort', ['Chauffage', 'Calefacción', 'Riscaldamento', 'Verwarming', 'Heating']],
  desk: [23, 'comfort', ['Bureau', 'Escritorio', 'Scrivania', 'Bureau', 'Desk']],
  wardrobe: [24, 'comfort', ['Penderie', 'Armario', 'Armadio', 'Kledingkast', 'Wardrobe']],
  sittingArea: [
    25,
    'comfort',
    ['Coin salon', 'Zona de estar', 'Zona salotto', 'Zithoek', 'Sitting area'],
    true,
  ],
  cot: [
    26,
    'comfort',
    [
      'Lit bébé sur demande',
      'Cuna si la pides',
      'Culla su richiesta',
      'Kinderbedje op verzoek',
      'Cot on request',
    ],
    true,
  ],
  nonSmoking: [
    27,
    'comfort',
    ['Non-fumeurs', 'Para no fumadores', 'Per non fumatori', 'Rookvrij', 'Non-smoking'],
  ],
  bathroom: [
    41,
    'bathroom',
    ['Salle de bains privée', 'Baño privado', 'Bagno privato', 'Eigen badkamer', 'Private bathroom'],
  ],
  shower: [42, 'bathroom', ['Douche', 'Ducha', 'Doccia', 'Douche', 'Shower']],
  bath: [43, 'bathroom', ['Baignoire', 'Bañera', 'Vasca da bagno', 'Bad', 'Bath'], true],
  hairdryer: [
    44,
    'bathroom',
    ['Sèche-cheveux', 'Secador de pelo', 'Asciugacapelli', 'Haardroger', 'Hairdryer'],
  ],
  toiletries: [
    45,
    'bathroom',
    ['Produits de toilette', 'Artículos de aseo', 'Set di cortesia', 'Toiletartikelen', 'Toiletries'],
  ],
  bathrobes: [
    46,
    'bathroom',
    [
      'Peignoirs et chaussons',
      'Albornoces y zapatillas',
      'Accappatoi e pantofole',
      'Badjassen en slippers',
      'Bathrobes and slippers',
    ],
    true,
  ],
  sharedBathrooms: [
    47,
    'bathroom',
    [
      'Sanitaires à quelques pas',
      'Baños a pocos pasos',
      'Servizi a pochi passi',
      'Sanitair op een paar stappen',
      'Bathrooms a few steps away',
    ],
  ],
  wifi: [61, 'equipment', ['Wifi gratuit', 'Wifi gratis', 'Wi-Fi gratuito', 'Gratis wifi', 'Free wifi']],
  television: [62, 'equipment', ['Télévision', 'Televisión', 'Televisore', 'Televisie', 'Television']],
  safe: [63, 'equipment', ['Coffre-fort', 'Caja fuerte', 'Cassaforte', 'Kluisje', 'Safe']],
  kettle: [
    64,
    'equipment',
    [
      'Bouilloire, thé et café',
      'Hervidor, té y café',
      'Bollitore, tè e caffè',
      'Waterkoker, thee en koffie',
      'Kettle, tea and coffee',
    ],
  ],
  coffeeMachine: [
    65,
    'equipment',
    ['Machine à café', 'Cafetera', 'Macchina del caffè', 'Koffiezetapparaat', 'Coffee machine'],
    true,
  ],
  minibar: [66, 'equipment', ['Minibar', 'Minibar', 'Minibar', 'Minibar', 'Minibar']],
  kitchenette: [
    81,
    'kitchen',
    ['Coin cuisine', 'Cocina americana', 'Angolo cottura', 'Kitchenette', 'Kitchenette'],
    true,
  ],
  fridge: [82, 'kitchen', ['Réfrigérateur', 'Frigorífico', 'Frigorifero', 'Koelkast', 'Fridge']],
  dishes: [83, 'kitchen', ['Vaisselle', 'Vajilla', 'Stoviglie', 'Servies', 'Dishes']],
  cooker: [84, 'kitchen', ['Plaque de cuisson', 'Placa de cocina', 'Piano cottura', 'Kookplaat', 'Hob']],
} as const satisfies Record<string, FeatureRow>;

export type RoomFeature = keyof typeof ROWS;

export const featureId = (code: RoomFeature): number => ROWS[code][0];

/** The view from a room, by the surroundings of the house. */
export const VIEWS: Readonly<Record<Environment, RoomFeature>> = {
  sea: 'seaView',
  mountain: 'mountainView',
  lake: 'lakeView',
  vineyard: 'vineyardView',
  forest: 'forestView',
  city: 'cityView',
  countryside: 'countryView',
};

const inLanguages = (phrase: Phrase) => eachLanguage((language) => phraseIn(phrase, language));

export const featureRecords: readonly RoomFeatureRecord[] = Object.values<FeatureRow>(ROWS).map(
  ([id, group, name, isHighlighted = false], position) => ({
    type: 'roomFeature',
    id,
    position,
    names: inLanguages(name),
    groupNames: inLanguages(GROUPS[group]),
    highlighted: isHighlighted,
  }),
);
