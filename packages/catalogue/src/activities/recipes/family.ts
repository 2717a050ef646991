import type { ActivityRecipe } from './recipe.ts';

export const FAMILY: readonly ActivityRecipe[] = [
  {
    tagId: 154,
    labels: [
      [
        'Chasse au trésor {at}',
        'Búsqueda del tesoro {at}',
        'Caccia al tesoro {at}',
        'Speurtocht {at}',
        'Treasure hunt {at}',
      ],
    ],
    promise: [
      'Un carnet d’énigmes, un plan, et une surprise pour qui trouve la dernière réponse.',
      'Un cuaderno de enigmas, un plano y una sorpresa para quien halle la última respuesta.',
      'Un taccuino di enigmi, una mappa e una sorpresa per chi trova l’ultima risposta.',
      'Een boekje vol raadsels, een plattegrond en een verrassing bij het laatste antwoord.',
      'A book of riddles, a map, and a surprise for whoever finds the last answer.',
    ],
    minutes: [90, 120],
    euros: 14,
    group: [1, 6],
  },
];
