import type { TagRow } from './row.ts';

export const CULTURE: readonly TagRow[] = [
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
    ['Visite d’un château', 'Visita a un castillo', 'Visita a un castello', 'Kasteelbezoek', 'Castle visit'],
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
];

export const OUTDOORS: readonly TagRow[] = [
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
    ['Vol en montgolfière', 'Vuelo en globo', 'Volo in mongolfiera', 'Ballonvaart', 'Hot-air balloon flight'],
    ['unusual', 'romantic', 'adventure'],
    ['countryside', 'vineyard'],
    320,
  ],
  [
    137,
    ['Accrobranche', 'Circuito en los árboles', 'Percorso tra gli alberi', 'Klimparcours', 'Treetop course'],
    ['adventure', 'family'],
    ['forest', 'mountain'],
    44,
  ],
];
