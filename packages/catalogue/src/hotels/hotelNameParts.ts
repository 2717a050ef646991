import type { Environment, HotelType } from '../wording/codes.ts';
import { DUTCH } from './namesakes/dutch.ts';
import { FRENCH } from './namesakes/french.ts';
import { ITALIAN } from './namesakes/italian.ts';
import { SPANISH } from './namesakes/spanish.ts';
import type { Town } from '../places/places.ts';

export type LocalLanguage = 'fr' | 'es' | 'it' | 'nl';

const ANDALUSIA = 201;
const PIEDMONT = 312;

/** What houses are named after; each fits all heads of names in its language. */
export const AFTER: Readonly<Record<LocalLanguage, Readonly<Record<Environment, readonly string[]>>>> = {
  fr: FRENCH,
  es: SPANISH,
  it: ITALIAN,
  nl: DUTCH,
};

export const HEADS: Readonly<Record<LocalLanguage, Readonly<Record<HotelType, readonly string[]>>>> = {
  fr: {
    hotel: ['Hôtel', 'Hôtel', 'Grand Hôtel'],
    boutique: ['Hôtel', 'Maison', 'Le Pavillon'],
    bnb: ['La Maison', 'Les Chambres', 'La Demeure'],
    inn: ['L’Auberge', 'Auberge', 'Le Relais'],
    castle: ['Château', 'Manoir', 'Domaine'],
    cottage: ['Le Gîte', 'La Ferme', 'La Longère', 'Le Mas'],
    lodge: ['Chalet', 'Les Cabanes', 'Lodge'],
    resort: ['Domaine', 'Resort'],
    aparthotel: ['Résidence', 'Les Appartements'],
    camping: ['Camping', 'Les Tentes'],
  },
  es: {
    hotel: ['Hotel', 'Hotel', 'Gran Hotel'],
    boutique: ['Casa', 'Hotel Boutique', 'Palacete'],
    bnb: ['La Casa', 'Las Habitaciones', 'El Rincón'],
    inn: ['Posada', 'La Posada', 'Hostería'],
    castle: ['Castillo', 'Palacio', 'Hacienda'],
    cottage: ['Casa Rural', 'Finca', 'Cortijo'],
    lodge: ['Las Cabañas', 'Refugio', 'Chalet'],
    resort: ['Resort', 'Hotel y Spa'],
    aparthotel: ['Apartamentos', 'Las Residencias'],
    camping: ['Camping', 'Glamping'],
  },
  it: {
    hotel: ['Hotel', 'Albergo', 'Grand Hotel'],
    boutique: ['Palazzo', 'Relais', 'Dimora'],
    bnb: ['La Casa', 'Le Stanze', 'Le Camere'],
    inn: ['Locanda', 'La Locanda', 'Osteria'],
    castle: ['Castello', 'Villa', 'Tenuta'],
    cottage: ['Agriturismo', 'Podere', 'Casale'],
    lodge: ['Chalet', 'Baita', 'Rifugio'],
    resort: ['Resort', 'Parco'],
    aparthotel: ['Residence', 'Le Residenze'],
    camping: ['Camping', 'Glamping'],
  },
  nl: {
    hotel: ['Hotel', 'Hotel', 'Grand Hotel'],
    boutique: ['Boetiekhotel', 'Hotel', 'Logement'],
    bnb: ['B&B', 'Logement', 'Gastenkamers'],
    inn: ['Herberg', 'Hotel-Restaurant', 'Taveerne'],
    castle: ['Kasteel', 'Landgoed', 'Buitenplaats'],
    cottage: ['Hoeve', 'Boerderij', 'Landhuis'],
    lodge: ['Lodge', 'Boshuis', 'Chalet'],
    resort: ['Resort', 'Buitengoed'],
    aparthotel: ['Residentie', 'Appartementen'],
    camping: ['Camping', 'Natuurkampeerterrein'],
  },
};

/** Names of invented people after whom houses are named. */
export const PEOPLE: Readonly<Record<LocalLanguage, readonly string[]>> = {
  fr: [
    'Adélaïde',
    'Hortense',
    'Célestine',
    'Anselme',
    'Léonie',
    'Augustin',
    'Mathurin',
    'Clémence',
    'Honorine',
    'Basile',
  ],
  es: [
    'Aurelia',
    'Casilda',
    'Jacinta',
    'Leandro',
    'Eulalia',
    'Benito',
    'Remedios',
    'Anselmo',
    'Carmela',
    'Teodora',
  ],
  it: [
    'Ginevra',
    'Ortensia',
    'Fiammetta',
    'Ludovico',
    'Bianca',
    'Celestina',
    'Ersilia',
    'Tommaso',
    'Livia',
    'Clemente',
  ],
  nl: [
    'Hendrika',
    'Cornelis',
    'Machteld',
    'Wilhelmien',
    'Joris',
    'Annelies',
    'Floris',
    'Lijsbeth',
    'Godfried',
    'Margriet',
  ],
};

/** Words in names that only fit towns for which the function returns true. */
export const LOCAL_WORDS: Readonly<Record<string, (town: Town) => boolean>> = {
  'Le Mas': ({ latitude }) => latitude < 45,
  'La Longère': ({ countryCode, latitude, longitude }) =>
    countryCode === 'FR' && latitude > 46 && longitude < 2,
  'du Beffroi': ({ countryCode, latitude }) => countryCode === 'BE' || latitude > 49.5,
  'des Edelweiss': ({ latitude }) => latitude < 46.6,
  'des Marmottes': ({ latitude }) => latitude < 46.6,
  'des Mélèzes': ({ latitude }) => latitude < 46.6,
  Cortijo: ({ regionId }) => regionId === ANDALUSIA,
  Hacienda: ({ regionId }) => regionId === ANDALUSIA,
  'de los Naranjos': ({ latitude }) => latitude < 40.5,
  'de los Almendros': ({ latitude }) => latitude < 42,
  'del Olivar': ({ latitude }) => latitude < 42,
  'de la Judería': ({ latitude }) => latitude > 37 && latitude < 42.8,
  'del Levante': ({ latitude, longitude }) => latitude < 42.5 && longitude > -6,
  'del Tempranillo': ({ latitude }) => latitude > 40.8 && latitude < 43,
  'degli Ulivi': ({ latitude, traits }) => latitude < 44.6 || traits.has('lake'),
  'dei Cipressi': ({ latitude, traits }) => latitude < 44.6 || traits.has('lake'),
  'della Barbera': ({ regionId }) => regionId === PIEDMONT,
  Baita: ({ traits }) => traits.has('mountain'),
  Rifugio: ({ traits }) => traits.has('mountain'),
  Refugio: ({ traits }) => traits.has('mountain'),
  'de Grachtengordel': ({ traits }) => traits.has('river'),
  'het Wad': ({ latitude }) => latitude > 52.9,
};
