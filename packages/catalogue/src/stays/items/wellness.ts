import type { ItemRow } from './shared.ts';

export const WELLNESS_ITEMS: readonly ItemRow[] = [
  {
    id: 101,
    place: 'spa',
    way: 'bookAtReception',
    hours: 'spa',
    minutes: 120,
    icon: 'spa',
    details: [
      [
        'Deux heures d’accès, peignoir et serviette compris',
        'Dos horas de acceso, con albornoz y toalla',
        'Due ore di accesso, con accappatoio e asciugamano',
        'Twee uur toegang, met badjas en handdoek',
        'Two hours, with bathrobe and towel',
      ],
    ],
    mustKnow: [
      [
        'Le spa est réservé aux plus de 16 ans. Pensez à votre maillot de bain.',
        'Al spa se entra a partir de 16 años. Trae tu bañador.',
        'L’accesso alla spa è dai 16 anni. Porta il costume da bagno.',
        'De spa is voor gasten vanaf 16 jaar. Neem je zwemkleding mee.',
        'The spa is for guests over 16. Bring your swimwear.',
      ],
    ],
  },
  {
    id: 102,
    place: 'hotel',
    way: 'chooseDay',
    hours: 'day',
    isDated: true,
    minutes: 50,
    icon: 'massage',
    details: [
      [
        'Un massage relaxant pour deux, dans la même cabine',
        'Un masaje relajante para dos, en la misma cabina',
        'Un massaggio rilassante per due, nella stessa cabina',
        'Een ontspannende massage voor twee, in dezelfde ruimte',
        'A relaxing massage for two, side by side',
      ],
      [
        'Huile au choix sur place',
        'Aceite a elegir allí mismo',
        'Olio a scelta sul posto',
        'Olie naar keuze ter plekke',
        'An oil of your choice',
      ],
    ],
    mustKnow: [
      [
        'Déconseillé aux femmes enceintes. Signalez toute allergie en réservant.',
        'No se aconseja a embarazadas. Avisa de cualquier alergia al reservar.',
        'Sconsigliato in gravidanza. Segnala eventuali allergie quando prenoti.',
        'Niet aan te raden tijdens een zwangerschap. Meld allergieën bij het boeken.',
        'Not advised during pregnancy. Mention any allergy when you book.',
      ],
    ],
  },
  {
    id: 103,
    place: 'hotel',
    way: 'chooseDay',
    hours: 'spa',
    isDated: true,
    minutes: 60,
    icon: 'hottub',
    details: [
      [
        'Une heure de bain bouillonnant, rien que pour vous',
        'Una hora de jacuzzi en privado',
        'Un’ora di idromassaggio tutta per te',
        'Een uur bubbelbad, helemaal voor jezelf',
        'An hour in the hot tub, all to yourselves',
      ],
    ],
    mustKnow: [
      [
        'Maillot de bain obligatoire. Serviettes fournies.',
        'Bañador obligatorio. Las toallas están incluidas.',
        'Costume da bagno obbligatorio. Asciugamani inclusi.',
        'Zwemkleding verplicht. Handdoeken zijn aanwezig.',
        'Swimwear is required. Towels are provided.',
      ],
    ],
  },
  {
    id: 104,
    place: 'hotel',
    way: 'chooseDay',
    hours: 'morning',
    isDated: true,
    minutes: 60,
    icon: 'yoga',
    details: [
      [
        'Une séance en petit groupe, tous niveaux',
        'Una clase en grupo pequeño, para todos los niveles',
        'Una lezione in piccolo gruppo, per tutti i livelli',
        'Een les in een kleine groep, voor elk niveau',
        'A class in a small group, all levels',
      ],
    ],
    mustKnow: [
      [
        'Tapis prêtés. Prévoyez une tenue souple.',
        'Te prestamos la esterilla. Trae ropa cómoda.',
        'Tappetino a disposizione. Porta abiti comodi.',
        'Matten zijn aanwezig. Trek makkelijke kleding aan.',
        'Mats are lent. Wear something comfortable.',
      ],
    ],
  },
  {
    id: 105,
    place: 'hotel',
    way: 'bookAtReception',
    hours: 'spa',
    minutes: 90,
    icon: 'sauna',
    details: [
      [
        'Une heure et demie au chaud, serviettes comprises',
        'Hora y media de calor, con toallas',
        'Un’ora e mezza al caldo, con asciugamani',
        'Anderhalf uur warmte, met handdoeken',
        'An hour and a half of warmth, towels included',
      ],
    ],
    mustKnow: [
      [
        'Réservé aux plus de 16 ans, déconseillé aux femmes enceintes.',
        'A partir de 16 años. No se aconseja a embarazadas.',
        'Dai 16 anni. Sconsigliato in gravidanza.',
        'Vanaf 16 jaar. Niet aan te raden tijdens een zwangerschap.',
        'For guests over 16. Not advised during pregnancy.',
      ],
    ],
  },
];
