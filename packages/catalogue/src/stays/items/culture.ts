import type { Phrase } from '../../wording/phrases.ts';
import type { ItemRow } from './shared.ts';

const GOOD_SHOES: Phrase = [
  'Prévoyez de bonnes chaussures.',
  'Trae calzado cómodo.',
  'Porta scarpe comode.',
  'Trek goede schoenen aan.',
  'Wear good shoes.',
];
const OPENING_DAYS: Phrase = [
  'Vérifiez les jours d’ouverture à la réception.',
  'Pregunta en la recepción qué días abre.',
  'Chiedi alla reception i giorni di apertura.',
  'Vraag aan de receptie naar de openingsdagen.',
  'Ask the reception on which days it is open.',
];

export const CULTURE_ITEMS: readonly ItemRow[] = [
  {
    id: 121,
    place: 'near',
    way: 'tickets',
    hours: 'day',
    icon: 'museum',
    details: [
      [
        'Une entrée par personne, valable toute la journée',
        'Una entrada por persona, válida todo el día',
        'Un ingresso a persona, valido tutto il giorno',
        'Een kaartje per persoon, de hele dag geldig',
        'One ticket each, valid all day',
      ],
    ],
    mustKnow: [OPENING_DAYS],
  },
  {
    id: 122,
    place: 'near',
    way: 'chooseDay',
    hours: 'day',
    isDated: true,
    minutes: 90,
    icon: 'walk',
    details: [
      [
        'Une promenade à pied avec un guide du lieu',
        'Un paseo a pie con un guía del lugar',
        'Una passeggiata con una guida del posto',
        'Een wandeling met een gids uit de stad',
        'A walk with a guide who lives here',
      ],
    ],
    mustKnow: [GOOD_SHOES],
  },
  {
    id: 123,
    place: 'near',
    way: 'tickets',
    hours: 'day',
    icon: 'castle',
    details: [
      [
        'Une entrée par personne pour un château de la région',
        'Una entrada por persona a un castillo de la zona',
        'Un ingresso a persona per un castello della zona',
        'Een kaartje per persoon voor een kasteel in de streek',
        'One ticket each to a castle of the region',
      ],
    ],
    mustKnow: [OPENING_DAYS],
  },
  {
    id: 124,
    place: 'near',
    way: 'chooseDay',
    hours: 'evening',
    isDated: true,
    icon: 'theatre',
    details: [
      [
        'Deux places pour la représentation du soir',
        'Dos localidades para la función de la noche',
        'Due posti per lo spettacolo della sera',
        'Twee plaatsen voor de voorstelling van die avond',
        'Two seats for the evening’s performance',
      ],
    ],
    mustKnow: [
      [
        'Présentez-vous une demi-heure avant le lever du rideau.',
        'Llega media hora antes de que empiece.',
        'Arriva mezz’ora prima dell’inizio.',
        'Wees er een half uur voor aanvang.',
        'Be there half an hour before it begins.',
      ],
    ],
  },
  {
    id: 125,
    place: 'near',
    way: 'chooseDay',
    hours: 'afternoon',
    isDated: true,
    minutes: 75,
    icon: 'cellar',
    details: [
      [
        'La visite du chai et deux vins à goûter',
        'La visita a la bodega y dos vinos para probar',
        'La visita alla cantina e due vini da assaggiare',
        'Een rondgang door de kelder en twee wijnen om te proeven',
        'A tour of the cellar and two wines to taste',
      ],
    ],
    mustKnow: [
      [
        'Il fait frais dans la cave. Prenez une petite laine.',
        'En la bodega hace fresco. Trae una chaqueta.',
        'In cantina fa fresco. Porta un maglione.',
        'In de kelder is het fris. Neem een trui mee.',
        'It is cool in the cellar. Bring a jumper.',
      ],
    ],
  },
];

const WEATHER: Phrase = [
  'Si le temps l’empêche, un autre jour de votre séjour vous est proposé.',
  'Si el tiempo no acompaña, te ofrecemos otro día de tu estancia.',
  'Se il tempo non lo permette, ti proponiamo un altro giorno del soggiorno.',
  'Zit het weer tegen, dan krijg je een andere dag tijdens je verblijf.',
  'If the weather forbids it, you are offered another day of your stay.',
];

export const OUTDOOR_ITEMS: readonly ItemRow[] = [
  {
    id: 131,
    place: 'reception',
    way: 'bookAtReception',
    hours: 'day',
    minutes: 240,
    icon: 'bike',
    details: [
      [
        'Deux vélos pour une demi-journée, avec casques et antivols',
        'Dos bicicletas para medio día, con cascos y candados',
        'Due biciclette per mezza giornata, con caschi e lucchetti',
        'Twee fietsen voor een halve dag, met helm en slot',
        'Two bikes for half a day, with helmets and locks',
      ],
    ],
    mustKnow: [
      [
        'Une carte des itinéraires vous est remise au départ.',
        'Al salir te damos un mapa con rutas.',
        'Alla partenza ricevi una mappa dei percorsi.',
        'Je krijgt een routekaart mee.',
        'You are given a map of routes.',
      ],
    ],
  },
  {
    id: 132,
    place: 'near',
    way: 'chooseDay',
    hours: 'morning',
    isDated: true,
    minutes: 180,
    icon: 'hike',
    details: [
      [
        'Une demi-journée de marche avec un guide, en petit groupe',
        'Media jornada de marcha con guía, en grupo pequeño',
        'Mezza giornata di cammino con una guida, in piccolo gruppo',
        'Een halve dag wandelen met een gids, in een kleine groep',
        'Half a day on foot with a guide, in a small group',
      ],
    ],
    mustKnow: [GOOD_SHOES, WEATHER],
  },
  {
    id: 133,
    place: 'near',
    way: 'chooseDay',
    hours: 'day',
    isDated: true,
    minutes: 240,
    icon: 'golf',
    details: [
      [
        'Un parcours de 18 trous par personne',
        'Un recorrido de 18 hoyos por persona',
        'Un percorso di 18 buche a persona',
        'Een ronde van 18 holes per persoon',
        'A round of 18 holes each',
      ],
    ],
    mustKnow: [
      [
        'Carte de handicap demandée. Location de clubs sur place.',
        'Se pide tarjeta de hándicap. Palos de alquiler en el club.',
        'È richiesta la tessera handicap. Noleggio mazze sul posto.',
        'Handicapbewijs verplicht. Clubs zijn ter plekke te huur.',
        'A handicap card is asked for. Clubs can be hired there.',
      ],
    ],
  },
  {
    id: 134,
    place: 'near',
    way: 'tickets',
    hours: 'day',
    icon: 'place',
    details: [
      [
        'Un forfait d’une journée par personne',
        'Un forfait de un día por persona',
        'Uno skipass giornaliero a persona',
        'Een skipas voor een dag per persoon',
        'A pass for one day each',
      ],
    ],
    mustKnow: [
      [
        'Hors saison de ski, le forfait est remplacé par un bon pour les remontées ouvertes aux piétons.',
        'Fuera de la temporada de esquí, el forfait se cambia por un bono para los remontes abiertos a peatones.',
        'Fuori stagione lo skipass è sostituito da un buono per gli impianti aperti ai pedoni.',
        'Buiten het skiseizoen wordt de skipas vervangen door een tegoed voor de liften die open zijn voor wandelaars.',
        'Out of the ski season it is replaced by a voucher for the lifts that take walkers.',
      ],
    ],
  },
  {
    id: 135,
    place: 'near',
    way: 'chooseDay',
    hours: 'day',
    isDated: true,
    minutes: 60,
    icon: 'horse',
    details: [
      [
        'Une heure à cheval avec un accompagnateur, débutants bienvenus',
        'Una hora a caballo con monitor, también para principiantes',
        'Un’ora a cavallo con un accompagnatore, anche per principianti',
        'Een uur te paard met begeleiding, ook voor beginners',
        'An hour on horseback with an instructor, beginners welcome',
      ],
    ],
    mustKnow: [
      [
        'Pantalon long et chaussures fermées. Bombe prêtée.',
        'Pantalón largo y calzado cerrado. Te prestamos el casco.',
        'Pantaloni lunghi e scarpe chiuse. Casco a disposizione.',
        'Draag een lange broek en dichte schoenen. Helmen zijn aanwezig.',
        'Wear long trousers and closed shoes. Helmets are lent.',
      ],
    ],
  },
  {
    id: 136,
    place: 'near',
    way: 'chooseDay',
    hours: 'dawn',
    isDated: true,
    minutes: 180,
    icon: 'balloon',
    details: [
      [
        'Environ une heure de vol, et un verre à l’atterrissage',
        'Cerca de una hora de vuelo y un brindis al aterrizar',
        'Circa un’ora di volo e un brindisi all’atterraggio',
        'Ongeveer een uur in de lucht en een glas na de landing',
        'About an hour in the air, and a glass after landing',
      ],
    ],
    mustKnow: [
      WEATHER,
      [
        'Déconseillé aux femmes enceintes.',
        'No se aconseja a embarazadas.',
        'Sconsigliato in gravidanza.',
        'Niet aan te raden tijdens een zwangerschap.',
        'Not advised during pregnancy.',
      ],
    ],
  },
  {
    id: 137,
    place: 'near',
    way: 'tickets',
    hours: 'day',
    minutes: 150,
    icon: 'treetops',
    details: [
      [
        'Des parcours de plusieurs niveaux, matériel compris',
        'Circuitos de varios niveles, con material incluido',
        'Percorsi di vari livelli, attrezzatura compresa',
        'Parcoursen op verschillende niveaus, materiaal inbegrepen',
        'Courses of several levels, equipment included',
      ],
    ],
    mustKnow: [
      [
        'Taille minimale de 1,20 m.',
        'Estatura mínima de 1,20 m.',
        'Altezza minima 1,20 m.',
        'Minimale lengte 1,20 m.',
        'Minimum height 1.20 m.',
      ],
      OPENING_DAYS,
    ],
  },
];
