import type { ActivityRecipe } from './recipe.ts';

export const WATER: readonly ActivityRecipe[] = [
  {
    tagId: 141,
    labels: [
      [
        'Promenade en bateau {at}',
        'Paseo en barco {at}',
        'Giro in barca {at}',
        'Boottocht {at}',
        'Boat trip {at}',
      ],
      [
        'Coucher de soleil sur l’eau',
        'Puesta de sol en el agua',
        'Tramonto sull’acqua',
        'Zonsondergang op het water',
        'Sunset on the water',
      ],
    ],
    promise: [
      'Un petit bateau, un capitaine qui connaît chaque rive, et une couverture pour le retour.',
      'Un barco pequeño, un capitán que conoce cada orilla y una manta para la vuelta.',
      'Una piccola barca, un capitano che conosce ogni riva e una coperta per il ritorno.',
      'Een kleine boot, een schipper die elke oever kent en een deken voor de terugweg.',
      'A small boat, a skipper who knows every bank, and a blanket for the way back.',
    ],
    minutes: [60, 90, 120],
    euros: 27,
    group: [1, 6],
  },
  {
    tagId: 142,
    labels: [
      [
        'Sortie en kayak {at}',
        'Ruta en kayak {at}',
        'Uscita in kayak {at}',
        'Kajaktocht {at}',
        'Kayak trip {at}',
      ],
      [
        'Kayak en autonomie',
        'Kayak por libre',
        'Kayak in libertà',
        'Zelf op pad met de kajak',
        'Kayak on your own',
      ],
    ],
    promise: [
      'Kayak, gilet et sac étanche vous attendent sur la rive ; une courte leçon et l’on part.',
      'Kayak, chaleco y bolsa estanca esperan en la orilla; una lección breve y a remar.',
      'Kayak, giubbotto e sacca stagna vi aspettano a riva; una breve lezione e si parte.',
      'Kajak, zwemvest en waterdichte tas liggen klaar; korte uitleg en varen maar.',
      'Kayak, jacket and dry bag wait on the bank; a short lesson and off you go.',
    ],
    minutes: [120, 180, 240],
    euros: 29,
    group: [1, 6],
  },
  {
    tagId: 143,
    labels: [
      [
        'Cours de surf {at}',
        'Clase de surf {at}',
        'Lezione di surf {at}',
        'Surfles {at}',
        'Surf lesson {at}',
      ],
    ],
    promise: [
      'Planche, combinaison et moniteur : debout sur la première vague avant la fin de la leçon, ou presque.',
      'Tabla, neopreno y monitor: de pie en la primera ola antes de acabar la clase, o casi.',
      'Tavola, muta e istruttore: in piedi sulla prima onda entro la fine della lezione, o quasi.',
      'Plank, wetsuit en leraar: voor het einde van de les sta je op een golf, of bijna.',
      'Board, wetsuit and teacher: up on a first wave by the end of the lesson, or nearly.',
    ],
    minutes: [90, 120],
    euros: 45,
    group: [1, 6],
  },
  {
    tagId: 144,
    labels: [
      [
        'Balade en paddle {at}',
        'Paddle surf {at}',
        'Stand up paddle {at}',
        'Suppen {at}',
        'Stand-up paddling {at}',
      ],
    ],
    promise: [
      'L’eau plate du matin, une planche large, et l’équilibre qui vient plus vite qu’on ne croit.',
      'El agua en calma de la mañana, una tabla ancha y el equilibrio, que llega antes de lo que crees.',
      'L’acqua piatta del mattino, una tavola larga e l’equilibrio che arriva prima del previsto.',
      'Vlak ochtendwater, een brede plank, en evenwicht dat sneller komt dan je denkt.',
      'Flat morning water, a wide board, and balance that comes sooner than you think.',
    ],
    minutes: [60, 90],
    euros: 25,
    group: [1, 6],
  },
];
