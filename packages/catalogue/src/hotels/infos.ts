import type { HotelInfoRecord } from '../records.ts';
import type { Environment, Facility, HotelType } from '../wording/codes.ts';
import { eachLanguage, type Phrase, phraseIn } from '../wording/phrases.ts';
import { ECO_ROWS } from './ecoInfos.ts';

/** The facts that decide which information a hotel has. */
interface House {
  type: HotelType;
  scene: Environment;
  stars: number;
  facilities: ReadonlySet<Facility>;
  isStaffedAtNight: boolean;
  hasTax: boolean;
}

interface InfoRow {
  /** Permanent id. */
  id: number;
  code:
    | 'parking'
    | 'access'
    | 'reception'
    | 'breakfast'
    | 'facilities'
    | 'accessibility'
    | 'eco'
    | 'important';
  lines: readonly Phrase[];
  holds: (house: House) => boolean;
}

const TITLES: Readonly<Record<InfoRow['code'], Phrase>> = {
  parking: ['Parking', 'Aparcamiento', 'Parcheggio', 'Parkeren', 'Parking'],
  access: ['Accès', 'Cómo llegar', 'Come arrivare', 'Bereikbaarheid', 'Getting there'],
  reception: ['Réception', 'Recepción', 'Reception', 'Receptie', 'Reception'],
  breakfast: ['Petit-déjeuner', 'Desayuno', 'Colazione', 'Ontbijt', 'Breakfast'],
  facilities: ['Sur place', 'En el establecimiento', 'Nella struttura', 'In huis', 'In the house'],
  accessibility: ['Accessibilité', 'Accesibilidad', 'Accessibilità', 'Toegankelijkheid', 'Accessibility'],
  eco: ['Pour la planète', 'Por el planeta', 'Per il pianeta', 'Voor de planeet', 'For the planet'],
  important: ['À savoir', 'Conviene saber', 'Da sapere', 'Goed om te weten', 'Good to know'],
};

const isSelfCatered = ({ type }: House) => type === 'camping' || type === 'aparthotel';
const isSmall = ({ type }: House) => ['bnb', 'inn', 'cottage', 'castle', 'lodge'].includes(type);
const hasFacility =
  (...wanted: Facility[]) =>
  ({ facilities }: House) =>
    wanted.some((facility) => facilities.has(facility));

const ROWS: readonly InfoRow[] = [
  {
    id: 1,
    code: 'parking',
    lines: [
      [
        'Parking gratuit sur place, sans réservation.',
        'Aparcamiento gratuito en el recinto, sin reserva.',
        'Parcheggio gratuito sul posto, senza prenotazione.',
        'Gratis parkeren op het terrein, zonder reservering.',
        'Free parking on site, no booking needed.',
      ],
    ],
    holds: (house) => house.facilities.has('parking') && house.scene !== 'city',
  },
  {
    id: 2,
    code: 'parking',
    lines: [
      [
        'Parking payant, selon les places disponibles. Réservez auprès de l’établissement.',
        'Aparcamiento de pago, según disponibilidad. Resérvalo con el establecimiento.',
        'Parcheggio a pagamento, secondo disponibilità. Prenota presso la struttura.',
        'Betaald parkeren, zolang er plaats is. Reserveer bij de accommodatie.',
        'Paid parking, as far as there is room. Book it with the house.',
      ],
    ],
    holds: (house) => house.facilities.has('parking') && house.scene === 'city',
  },
  {
    id: 3,
    code: 'parking',
    lines: [
      [
        'L’établissement n’a pas de parking. Des parkings publics se trouvent à proximité.',
        'El establecimiento no tiene aparcamiento. Hay aparcamientos públicos cerca.',
        'La struttura non ha parcheggio. Nelle vicinanze ci sono parcheggi pubblici.',
        'De accommodatie heeft geen eigen parkeerplaats. In de buurt kun je openbaar parkeren.',
        'The house has no parking of its own. There are public car parks nearby.',
      ],
    ],
    holds: (house) => !house.facilities.has('parking'),
  },
  {
    id: 4,
    code: 'parking',
    lines: [
      [
        'Borne de recharge pour véhicules électriques, payante.',
        'Punto de recarga para coches eléctricos, de pago.',
        'Colonnina di ricarica per auto elettriche, a pagamento.',
        'Laadpaal voor elektrische auto’s, tegen betaling.',
        'Charging point for electric cars, at a charge.',
      ],
    ],
    holds: (house) => house.facilities.has('parking') && house.facilities.has('ev_charging'),
  },
  {
    id: 5,
    code: 'access',
    lines: [
      [
        'En ville, accessible en transports en commun.',
        'En la ciudad, con transporte público cerca.',
        'In città, raggiungibile con i mezzi pubblici.',
        'In de stad, bereikbaar met het openbaar vervoer.',
        'In town, within reach of public transport.',
      ],
    ],
    holds: ({ scene }) => scene === 'city',
  },
  {
    id: 6,
    code: 'access',
    lines: [
      [
        'Une voiture est conseillée pour venir et pour découvrir les environs.',
        'Te recomendamos venir en coche, también para conocer los alrededores.',
        'Consigliamo l’auto, per arrivare e per scoprire i dintorni.',
        'Met de auto kom je er het makkelijkst, ook om de omgeving te ontdekken.',
        'A car is advised, to get there and to see the surroundings.',
      ],
    ],
    holds: ({ scene }) => scene !== 'city',
  },
  {
    id: 7,
    code: 'reception',
    lines: [
      [
        'La réception est ouverte jour et nuit.',
        'La recepción está abierta día y noche.',
        'La reception è aperta giorno e notte.',
        'De receptie is dag en nacht open.',
        'The reception is open day and night.',
      ],
    ],
    holds: ({ isStaffedAtNight }) => isStaffedAtNight,
  },
  {
    id: 8,
    code: 'reception',
    lines: [
      [
        'Prévenez l’établissement si vous arrivez après l’heure indiquée.',
        'Avisa al establecimiento si llegas después de la hora indicada.',
        'Avvisa la struttura se arrivi dopo l’orario indicato.',
        'Laat het weten als je later aankomt dan de aangegeven tijd.',
        'Tell the house if you arrive after the hour given.',
      ],
    ],
    holds: ({ isStaffedAtNight }) => !isStaffedAtNight,
  },
  {
    id: 9,
    code: 'breakfast',
    lines: [
      [
        'Servi de 7 h 30 à 10 h 30. Inclus seulement si votre séjour l’indique.',
        'De 7.30 a 10.30. Incluido solo si tu estancia lo indica.',
        'Servita dalle 7.30 alle 10.30. Inclusa solo se indicato nel soggiorno.',
        'Van 7.30 tot 10.30 uur. Alleen inbegrepen als dat bij je verblijf staat.',
        'Served from 7:30 to 10:30. Included only where your stay says so.',
      ],
    ],
    holds: (house) => !isSelfCatered(house),
  },
  {
    id: 10,
    code: 'facilities',
    lines: [
      [
        'Spa ouvert de 10 h à 20 h, à partir de 16 ans.',
        'Spa abierto de 10.00 a 20.00, a partir de 16 años.',
        'Spa aperta dalle 10.00 alle 20.00, dai 16 anni.',
        'Spa open van 10.00 tot 20.00 uur, vanaf 16 jaar.',
        'Spa open from 10:00 to 20:00, for guests over 16.',
      ],
    ],
    holds: hasFacility('spa'),
  },
  {
    id: 11,
    code: 'facilities',
    lines: [
      [
        'Piscine intérieure ouverte toute l’année.',
        'Piscina cubierta abierta todo el año.',
        'Piscina coperta aperta tutto l’anno.',
        'Binnenzwembad, het hele jaar open.',
        'Indoor pool, open all year.',
      ],
    ],
    holds: hasFacility('indoor_pool'),
  },
  {
    id: 12,
    code: 'facilities',
    lines: [
      [
        'Piscine extérieure ouverte à la belle saison.',
        'Piscina exterior abierta en temporada.',
        'Piscina esterna aperta nella bella stagione.',
        'Buitenzwembad, open in het zomerseizoen.',
        'Outdoor pool, open in the warm season.',
      ],
    ],
    holds: hasFacility('outdoor_pool'),
  },
  {
    id: 13,
    code: 'facilities',
    lines: [
      [
        'Le restaurant sert tous les soirs.',
        'El restaurante sirve cenas todas las noches.',
        'Il ristorante è aperto tutte le sere.',
        'Het restaurant is elke avond open.',
        'The restaurant serves every evening.',
      ],
    ],
    holds: hasFacility('restaurant'),
  },
  {
    id: 14,
    code: 'facilities',
    lines: [
      [
        'Vélos à louer à la réception.',
        'Bicicletas de alquiler en la recepción.',
        'Biciclette a noleggio alla reception.',
        'Fietsen te huur bij de receptie.',
        'Bikes for hire at the reception.',
      ],
    ],
    holds: hasFacility('bike_rental'),
  },
  {
    id: 15,
    code: 'accessibility',
    lines: [
      [
        'Une chambre est aménagée pour les fauteuils roulants. Demandez-la en réservant.',
        'Hay una habitación adaptada para sillas de ruedas. Pídela al reservar.',
        'Una camera è adatta a chi è in sedia a rotelle. Chiedila quando prenoti.',
        'Er is een kamer voor rolstoelgebruikers. Vraag ernaar bij het boeken.',
        'One room is made for wheelchairs. Ask for it when you book.',
      ],
    ],
    holds: (house) => house.facilities.has('accessible') && house.type !== 'camping',
  },
  ...ECO_ROWS.map(({ id, line, holds }): InfoRow => ({ id, code: 'eco', lines: [line], holds })),
  {
    id: 31,
    code: 'important',
    lines: [
      [
        'Une pièce d’identité est demandée à l’arrivée.',
        'Al llegar se pide un documento de identidad.',
        'All’arrivo è richiesto un documento d’identità.',
        'Bij aankomst wordt om een identiteitsbewijs gevraagd.',
        'You are asked for an identity document on arrival.',
      ],
    ],
    holds: () => true,
  },
  {
    id: 32,
    code: 'important',
    lines: [
      [
        'La taxe de séjour se règle sur place.',
        'La tasa turística se paga en el establecimiento.',
        'L’imposta di soggiorno si paga sul posto.',
        'De toeristenbelasting betaal je ter plekke.',
        'The tourist tax is paid at the house.',
      ],
    ],
    holds: ({ hasTax }) => hasTax,
  },
  {
    id: 33,
    code: 'important',
    lines: [
      [
        'L’établissement n’a pas d’ascenseur.',
        'El establecimiento no tiene ascensor.',
        'La struttura non ha l’ascensore.',
        'De accommodatie heeft geen lift.',
        'The house has no lift.',
      ],
    ],
    holds: (house) => isSmall(house) && !house.facilities.has('accessible'),
  },
  {
    id: 34,
    code: 'important',
    lines: [
      [
        'Silence demandé à partir de 22 h 30.',
        'Se ruega silencio a partir de las 22.30.',
        'Si chiede silenzio dalle 22.30.',
        'Rust op het terrein vanaf 22.30 uur.',
        'Quiet is asked for from 22:30.',
      ],
    ],
    holds: ({ type }) => type === 'camping',
  },
];

const inLanguages = (phrase: Phrase) => eachLanguage((language) => phraseIn(phrase, language));

export const infoRecords: readonly HotelInfoRecord[] = ROWS.map(({ id, code, lines }, position) => ({
  type: 'hotelInfo',
  id,
  code,
  position,
  titles: inLanguages(TITLES[code]),
  lines: eachLanguage((language) => lines.map((line) => phraseIn(line, language))),
}));

/** Ids of the information of a hotel, in the order shown. */
export const infoIdsOf = (house: House): number[] =>
  ROWS.filter(({ holds }) => holds(house)).map(({ id }) => id);
