import type { LocalText } from '@sabadora/place-names';
import type { Environment, TAG_GROUPS, Theme } from '../wording/codes.ts';

export interface ActivityTag {
  /** For good. */
  id: number;
  group: keyof typeof TAG_GROUPS;
  /** Shown outside the filter panel. */
  isHighlighted: boolean;
  /** Capitalised, without an article: also the line of a stay's program. */
  names: LocalText;
  /** Themes a stay with it can have. */
  themes: readonly Theme[];
  /** Where it can be done; everywhere when empty. */
  environments: readonly Environment[];
  /** Cents for two that it adds to a stay. */
  price: number;
}

type Row = readonly [
  id: number,
  names: readonly [fr: string, es: string, it: string, nl: string, en: string],
  themes: readonly Theme[],
  environments: readonly Environment[],
  euros: number,
  isHighlighted?: true,
];

const ROWS: Readonly<Record<keyof typeof TAG_GROUPS, readonly Row[]>> = {
  wellness: [
    [
      101,
      ['Accès au spa', 'Acceso al spa', 'Accesso alla spa', 'Toegang tot de spa', 'Spa access'],
      ['wellness', 'romantic'],
      [],
      30,
      true,
    ],
    [
      102,
      ['Massage en duo', 'Masaje en pareja', 'Massaggio di coppia', 'Massage voor twee', 'Massage for two'],
      ['wellness', 'romantic', 'luxury'],
      [],
      110,
      true,
    ],
    [
      103,
      [
        'Bain bouillonnant privé',
        'Jacuzzi privado',
        'Idromassaggio privato',
        'Eigen bubbelbad',
        'Private hot tub',
      ],
      ['romantic', 'wellness'],
      [],
      60,
    ],
    [
      104,
      ['Séance de yoga', 'Clase de yoga', 'Lezione di yoga', 'Yogales', 'Yoga class'],
      ['wellness', 'nature'],
      [],
      25,
    ],
    [
      105,
      [
        'Hammam et sauna',
        'Baño turco y sauna',
        'Bagno turco e sauna',
        'Stoombad en sauna',
        'Steam bath and sauna',
      ],
      ['wellness'],
      [],
      30,
    ],
  ],
  table: [
    [
      111,
      [
        'Dîner aux chandelles',
        'Cena a la luz de las velas',
        'Cena a lume di candela',
        'Diner bij kaarslicht',
        'Candlelit dinner',
      ],
      ['romantic', 'gastronomy'],
      [],
      80,
      true,
    ],
    [
      112,
      ['Menu dégustation', 'Menú degustación', 'Menù degustazione', 'Proeverijmenu', 'Tasting menu'],
      ['gastronomy', 'luxury'],
      [],
      120,
      true,
    ],
    [
      113,
      ['Dégustation de vins', 'Cata de vinos', 'Degustazione di vini', 'Wijnproeverij', 'Wine tasting'],
      ['wine', 'gastronomy'],
      ['vineyard', 'countryside', 'city'],
      35,
      true,
    ],
    [
      114,
      ['Cours de cuisine', 'Clase de cocina', 'Corso di cucina', 'Kookles', 'Cooking class'],
      ['gastronomy'],
      [],
      90,
    ],
    [
      115,
      [
        'Panier de produits locaux',
        'Cesta de productos locales',
        'Cesto di prodotti locali',
        'Mand met streekproducten',
        'Basket of local produce',
      ],
      ['gastronomy', 'nature'],
      [],
      30,
    ],
    [
      116,
      [
        'Bouteille de bulles en chambre',
        'Botella de espumoso en la habitación',
        'Bottiglia di bollicine in camera',
        'Fles bubbels op de kamer',
        'Bottle of sparkling wine in the room',
      ],
      ['romantic', 'luxury'],
      [],
      35,
    ],
    [
      117,
      ['Dégustation de bières', 'Cata de cervezas', 'Degustazione di birre', 'Bierproeverij', 'Beer tasting'],
      ['gastronomy'],
      ['city', 'countryside', 'forest'],
      25,
    ],
  ],
  culture: [
    [
      121,
      ['Entrée au musée', 'Entrada al museo', 'Ingresso al museo', 'Toegang tot het museum', 'Museum entry'],
      ['culture', 'city'],
      ['city', 'sea'],
      24,
      true,
    ],
    [
      122,
      [
        'Visite guidée de la ville',
        'Visita guiada de la ciudad',
        'Visita guidata della città',
        'Stadswandeling met gids',
        'Guided city walk',
      ],
      ['city', 'culture'],
      ['city'],
      30,
    ],
    [
      123,
      [
        'Visite d’un château',
        'Visita a un castillo',
        'Visita a un castello',
        'Kasteelbezoek',
        'Castle visit',
      ],
      ['culture'],
      ['countryside', 'forest', 'vineyard', 'lake'],
      26,
    ],
    [
      124,
      ['Soirée au théâtre', 'Noche de teatro', 'Serata a teatro', 'Avondje theater', 'Night at the theatre'],
      ['culture', 'city'],
      ['city'],
      70,
    ],
    [
      125,
      [
        'Visite d’une cave',
        'Visita a una bodega',
        'Visita in cantina',
        'Bezoek aan een wijnkelder',
        'Wine cellar visit',
      ],
      ['wine', 'culture'],
      ['vineyard'],
      28,
    ],
  ],
  outdoors: [
    [
      131,
      ['Balade à vélo', 'Paseo en bicicleta', 'Giro in bicicletta', 'Fietstocht', 'Bike ride'],
      ['nature', 'adventure', 'family'],
      [],
      28,
      true,
    ],
    [
      132,
      ['Randonnée guidée', 'Senderismo con guía', 'Escursione guidata', 'Wandeling met gids', 'Guided hike'],
      ['nature', 'adventure'],
      ['mountain', 'forest', 'countryside', 'lake'],
      40,
    ],
    [
      133,
      ['Parcours de golf', 'Green fee de golf', 'Green fee', 'Greenfee golf', 'Round of golf'],
      ['golf', 'luxury'],
      ['countryside', 'sea', 'lake', 'forest'],
      120,
    ],
    [
      134,
      ['Forfait de ski', 'Forfait de esquí', 'Skipass', 'Skipas', 'Ski pass'],
      ['adventure', 'nature'],
      ['mountain'],
      95,
    ],
    [
      135,
      ['Promenade à cheval', 'Paseo a caballo', 'Passeggiata a cavallo', 'Paardrijden', 'Horse ride'],
      ['nature', 'adventure', 'family'],
      ['countryside', 'forest', 'sea'],
      60,
    ],
    [
      136,
      [
        'Vol en montgolfière',
        'Vuelo en globo',
        'Volo in mongolfiera',
        'Ballonvaart',
        'Hot-air balloon flight',
      ],
      ['unusual', 'romantic', 'adventure'],
      ['countryside', 'vineyard'],
      320,
    ],
    [
      137,
      [
        'Accrobranche',
        'Circuito en los árboles',
        'Percorso tra gli alberi',
        'Klimparcours',
        'Treetop course',
      ],
      ['adventure', 'family'],
      ['forest', 'mountain'],
      44,
    ],
  ],
  water: [
    [
      141,
      ['Promenade en bateau', 'Paseo en barco', 'Giro in barca', 'Boottocht', 'Boat trip'],
      ['sea', 'romantic', 'family'],
      ['sea', 'lake', 'city'],
      40,
      true,
    ],
    [
      142,
      ['Location de kayak', 'Alquiler de kayak', 'Noleggio kayak', 'Kajakverhuur', 'Kayak hire'],
      ['adventure', 'nature'],
      ['sea', 'lake', 'forest'],
      36,
    ],
    [
      143,
      ['Cours de surf', 'Clase de surf', 'Lezione di surf', 'Surfles', 'Surf lesson'],
      ['adventure', 'sea'],
      ['sea'],
      80,
    ],
    [
      144,
      ['Planche à pagaie', 'Paddle surf', 'Stand up paddle', 'Suppen', 'Stand-up paddling'],
      ['adventure', 'sea', 'nature'],
      ['sea', 'lake'],
      36,
    ],
  ],
  family: [
    [
      151,
      [
        'Billets pour un parc d’attractions',
        'Entradas a un parque de atracciones',
        'Biglietti per un parco divertimenti',
        'Kaartjes voor een pretpark',
        'Theme park tickets',
      ],
      ['family'],
      [],
      90,
      true,
    ],
    [
      152,
      ['Entrée au zoo', 'Entrada al zoo', 'Ingresso allo zoo', 'Toegang tot de dierentuin', 'Zoo entry'],
      ['family'],
      [],
      48,
    ],
    [
      153,
      [
        'Entrée à l’aquarium',
        'Entrada al acuario',
        'Ingresso all’acquario',
        'Toegang tot het aquarium',
        'Aquarium entry',
      ],
      ['family', 'sea'],
      ['sea', 'city'],
      40,
    ],
    [
      154,
      ['Chasse au trésor', 'Búsqueda del tesoro', 'Caccia al tesoro', 'Speurtocht', 'Treasure hunt'],
      ['family'],
      [],
      15,
    ],
  ],
};

/** All activities a stay can include, in the order to show them. */
export const TAGS: readonly ActivityTag[] = Object.entries(ROWS).flatMap(([group, rows]) =>
  rows.map(([id, [fr, es, it, nl, en], themes, environments, euros, isHighlighted = false]) => ({
    id,
    group: group as keyof typeof TAG_GROUPS,
    isHighlighted,
    names: { fr, es, it, nl, en },
    themes,
    environments,
    price: euros * 100,
  })),
);
