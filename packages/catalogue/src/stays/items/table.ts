import type { ItemRow } from './shared.ts';

export const TABLE_ITEMS: readonly ItemRow[] = [
  {
    id: 113,
    place: 'near',
    way: 'chooseDay',
    hours: 'afternoon',
    isDated: true,
    minutes: 60,
    icon: 'wine',
    details: [
      [
        'Trois vins commentés, avec quelques bouchées',
        'Tres vinos comentados, con algo de picar',
        'Tre vini commentati, con qualche assaggio',
        'Drie wijnen met uitleg en wat hapjes',
        'Three wines with a word on each, and a bite to eat',
      ],
    ],
    mustKnow: [
      [
        'Pour les plus de 18 ans. L’alcool est à consommer avec modération.',
        'A partir de 18 años. Bebe con moderación.',
        'Dai 18 anni. Bevi con moderazione.',
        'Vanaf 18 jaar. Geniet met mate.',
        'For guests over 18. Please drink sensibly.',
      ],
    ],
  },
  {
    id: 114,
    place: 'near',
    way: 'chooseDay',
    hours: 'afternoon',
    isDated: true,
    minutes: 150,
    icon: 'cooking',
    details: [
      [
        'Un cours en petit groupe, autour de deux recettes de la région',
        'Una clase en grupo pequeño, con dos recetas de la zona',
        'Un corso in piccolo gruppo, con due ricette del posto',
        'Een les in een kleine groep, met twee recepten uit de streek',
        'A class in a small group, with two recipes of the region',
      ],
      [
        'La dégustation de ce que vous avez préparé',
        'Y después, a probar lo que has cocinado',
        'E poi si assaggia quello che hai preparato',
        'Daarna proef je wat je hebt gemaakt',
        'Then you taste what you have made',
      ],
    ],
    mustKnow: [
      [
        'Tablier prêté. Signalez vos allergies en réservant.',
        'Te prestamos el delantal. Avisa de tus alergias al reservar.',
        'Grembiule a disposizione. Segnala le allergie quando prenoti.',
        'Schorten zijn aanwezig. Meld allergieën bij het boeken.',
        'Aprons are lent. Mention any allergy when you book.',
      ],
    ],
  },
  {
    id: 115,
    place: 'room',
    way: 'ready',
    icon: 'place',
    details: [
      [
        'Quatre ou cinq produits de la région, à rapporter ou à goûter',
        'Cuatro o cinco productos de la zona, para llevar o para probar',
        'Quattro o cinque prodotti del posto, da portare a casa o da assaggiare',
        'Vier of vijf streekproducten, om mee te nemen of te proeven',
        'Four or five things from the region, to take home or to taste',
      ],
    ],
    mustKnow: [
      [
        'Le contenu change avec la saison.',
        'El contenido cambia con la temporada.',
        'Il contenuto cambia con la stagione.',
        'De inhoud verschilt per seizoen.',
        'What is in it changes with the season.',
      ],
    ],
  },
  {
    id: 116,
    place: 'room',
    way: 'ready',
    icon: 'wine',
    details: [
      [
        'Une bouteille fraîche et deux verres',
        'Una botella fría y dos copas',
        'Una bottiglia fresca e due calici',
        'Een gekoelde fles en twee glazen',
        'A chilled bottle and two glasses',
      ],
    ],
    mustKnow: [
      [
        'Une version sans alcool est possible sur demande.',
        'Si lo pides, hay una versión sin alcohol.',
        'Su richiesta, anche in versione analcolica.',
        'Op verzoek ook zonder alcohol.',
        'Without alcohol on request.',
      ],
    ],
  },
  {
    id: 117,
    place: 'near',
    way: 'chooseDay',
    hours: 'afternoon',
    isDated: true,
    minutes: 60,
    icon: 'beer',
    details: [
      [
        'Quatre bières brassées dans la région, avec leur histoire',
        'Cuatro cervezas de la zona, con su historia',
        'Quattro birre del posto, con la loro storia',
        'Vier bieren uit de streek, met hun verhaal',
        'Four beers brewed in the region, and their stories',
      ],
    ],
    mustKnow: [
      [
        'Pour les plus de 18 ans. L’alcool est à consommer avec modération.',
        'A partir de 18 años. Bebe con moderación.',
        'Dai 18 anni. Bevi con moderazione.',
        'Vanaf 18 jaar. Geniet met mate.',
        'For guests over 18. Please drink sensibly.',
      ],
    ],
  },
];
