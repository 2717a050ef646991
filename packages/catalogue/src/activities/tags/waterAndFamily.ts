import type { TagRow } from './row.ts';

export const WATER: readonly TagRow[] = [
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
];

export const FAMILY: readonly TagRow[] = [
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
];
