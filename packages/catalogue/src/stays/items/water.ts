import type { Phrase } from '../../wording/phrases.ts';
import type { ItemRow } from './shared.ts';

const CAN_SWIM: Phrase = [
  'Il faut savoir nager. Gilets de sauvetage fournis.',
  'Hay que saber nadar. Los chalecos salvavidas están incluidos.',
  'Bisogna saper nuotare. Giubbotti di salvataggio inclusi.',
  'Je moet kunnen zwemmen. Zwemvesten zijn aanwezig.',
  'You need to be able to swim. Life jackets are provided.',
];
const ONE_EACH: Phrase = [
  'Une entrée par personne, valable toute la journée',
  'Una entrada por persona, válida todo el día',
  'Un ingresso a persona, valido tutto il giorno',
  'Een kaartje per persoon, de hele dag geldig',
  'One ticket each, valid all day',
];
const OPENING_DAYS: Phrase = [
  'Vérifiez les jours d’ouverture à la réception.',
  'Pregunta en la recepción qué días abre.',
  'Chiedi alla reception i giorni di apertura.',
  'Vraag aan de receptie naar de openingsdagen.',
  'Ask the reception on which days it is open.',
];

export const WATER_ITEMS: readonly ItemRow[] = [
  {
    id: 141,
    place: 'near',
    way: 'chooseDay',
    hours: 'day',
    isDated: true,
    minutes: 60,
    icon: 'boat',
    details: [
      [
        'Une heure sur l’eau, avec un commentaire du capitaine',
        'Una hora en el agua, con los comentarios del capitán',
        'Un’ora sull’acqua, con il commento del capitano',
        'Een uur op het water, met uitleg van de schipper',
        'An hour on the water, with the skipper’s comments',
      ],
    ],
    mustKnow: [
      [
        'Prenez un vêtement chaud, même en été.',
        'Trae algo de abrigo, también en verano.',
        'Porta qualcosa di caldo, anche d’estate.',
        'Neem iets warms mee, ook in de zomer.',
        'Bring something warm, even in summer.',
      ],
    ],
  },
  {
    id: 142,
    place: 'near',
    way: 'bookAtReception',
    hours: 'day',
    minutes: 120,
    icon: 'kayak',
    details: [
      [
        'Un kayak double pour deux heures',
        'Un kayak doble para dos horas',
        'Un kayak doppio per due ore',
        'Een tweepersoonskajak voor twee uur',
        'A double kayak for two hours',
      ],
    ],
    mustKnow: [CAN_SWIM],
  },
  {
    id: 143,
    place: 'near',
    way: 'chooseDay',
    hours: 'day',
    isDated: true,
    minutes: 90,
    icon: 'surf',
    details: [
      [
        'Un cours en petit groupe, planche et combinaison comprises',
        'Una clase en grupo pequeño, con tabla y neopreno',
        'Una lezione in piccolo gruppo, con tavola e muta',
        'Een les in een kleine groep, met plank en wetsuit',
        'A lesson in a small group, board and wetsuit included',
      ],
    ],
    mustKnow: [CAN_SWIM],
  },
  {
    id: 144,
    place: 'near',
    way: 'bookAtReception',
    hours: 'day',
    minutes: 60,
    icon: 'paddle',
    details: [
      [
        'Deux planches et deux pagaies pour une heure',
        'Dos tablas y dos remos para una hora',
        'Due tavole e due pagaie per un’ora',
        'Twee planken en peddels voor een uur',
        'Two boards and paddles for an hour',
      ],
    ],
    mustKnow: [CAN_SWIM],
  },
];

export const FAMILY_ITEMS: readonly ItemRow[] = [
  { id: 151, place: 'near', way: 'tickets', icon: 'place', details: [ONE_EACH], mustKnow: [OPENING_DAYS] },
  { id: 152, place: 'near', way: 'tickets', icon: 'place', details: [ONE_EACH], mustKnow: [OPENING_DAYS] },
  { id: 153, place: 'near', way: 'tickets', icon: 'place', details: [ONE_EACH], mustKnow: [OPENING_DAYS] },
  {
    id: 154,
    place: 'reception',
    way: 'ready',
    hours: 'day',
    minutes: 90,
    icon: 'treasure',
    details: [
      [
        'Un livret d’énigmes autour de la maison, et une petite récompense',
        'Un cuaderno de acertijos por los alrededores, con un pequeño premio',
        'Un libretto di enigmi nei dintorni, con un piccolo premio',
        'Een boekje met raadsels in de omgeving, met een kleine beloning',
        'A booklet of riddles around the house, and a small reward',
      ],
    ],
    mustKnow: [
      [
        'À partir de 5 ans, avec un adulte.',
        'A partir de 5 años, con un adulto.',
        'Dai 5 anni, con un adulto.',
        'Vanaf 5 jaar, samen met een volwassene.',
        'From 5 years, with an adult.',
      ],
    ],
  },
];
