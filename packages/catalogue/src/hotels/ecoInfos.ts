import type { Facility, HotelType } from '../wording/codes.ts';
import type { Phrase } from '../wording/phrases.ts';

/** The facts that decide a house's eco facilities. */
interface House {
  type: HotelType;
  stars: number;
  facilities: ReadonlySet<Facility>;
}

interface EcoRow {
  /** Permanent id. */
  id: number;
  line: Phrase;
  holds: (house: House) => boolean;
}

/** Whether a house has all eco facilities; others have some. */
const isGreen = ({ type, facilities }: House) =>
  ['lodge', 'bnb', 'cottage', 'camping'].includes(type) &&
  facilities.has('bike_rental') &&
  facilities.has('garden');

/** Eco facilities; a hotel with eight of them has the eco banner (CH-068). */
export const ECO_ROWS: readonly EcoRow[] = [
  {
    id: 51,
    line: [
      'Électricité d’origine renouvelable',
      'Electricidad de origen renovable',
      'Elettricità da fonti rinnovabili',
      'Stroom uit hernieuwbare bronnen',
      'Electricity from renewable sources',
    ],
    holds: isGreen,
  },
  {
    id: 52,
    line: [
      'Panneaux solaires sur le toit',
      'Paneles solares en el tejado',
      'Pannelli solari sul tetto',
      'Zonnepanelen op het dak',
      'Solar panels on the roof',
    ],
    holds: isGreen,
  },
  {
    id: 53,
    line: [
      'Eau de pluie pour le jardin',
      'Agua de lluvia para el jardín',
      'Acqua piovana per il giardino',
      'Regenwater voor de tuin',
      'Rainwater for the garden',
    ],
    holds: isGreen,
  },
  {
    id: 54,
    line: [
      'Tri des déchets et compost',
      'Separación de residuos y compost',
      'Raccolta differenziata e compost',
      'Gescheiden afval en compost',
      'Waste sorted, and compost',
    ],
    holds: isGreen,
  },
  {
    id: 55,
    line: [
      'Savons rechargeables, sans flacons jetables',
      'Jabones rellenables, sin frascos desechables',
      'Saponi ricaricabili, niente flaconi usa e getta',
      'Navulbare zeep, geen wegwerpflesjes',
      'Refillable soap, no throwaway bottles',
    ],
    holds: isGreen,
  },
  {
    id: 56,
    line: [
      'Linge changé à la demande',
      'Cambio de toallas y sábanas a petición',
      'Cambio biancheria su richiesta',
      'Schoon linnengoed op verzoek',
      'Fresh linen on request',
    ],
    holds: (house) => isGreen(house) || house.stars >= 4,
  },
  {
    id: 57,
    line: [
      'Petit-déjeuner de producteurs voisins',
      'Desayuno con productos de la zona',
      'Colazione con prodotti dei dintorni',
      'Ontbijt van producenten uit de buurt',
      'Breakfast from producers nearby',
    ],
    holds: (house) => isGreen(house) && house.type !== 'camping',
  },
  {
    id: 58,
    line: [
      'Ampoules LED dans toute la maison',
      'Bombillas LED en toda la casa',
      'Lampadine a LED in tutta la casa',
      'Ledlampen in het hele huis',
      'LED bulbs in the whole house',
    ],
    holds: isGreen,
  },
  {
    id: 59,
    line: [
      'Vélos pour se déplacer sans voiture',
      'Bicicletas para moverse sin coche',
      'Biciclette per muoversi senza auto',
      'Fietsen om zonder auto op pad te gaan',
      'Bikes to get around without a car',
    ],
    holds: ({ facilities }) => facilities.has('bike_rental'),
  },
  {
    id: 60,
    line: [
      'Borne de recharge pour voitures électriques',
      'Punto de recarga para coches eléctricos',
      'Colonnina di ricarica per auto elettriche',
      'Laadpaal voor elektrische auto’s',
      'A charging point for electric cars',
    ],
    holds: ({ facilities }) => facilities.has('ev_charging'),
  },
];
