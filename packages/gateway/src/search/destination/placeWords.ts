import type { Language, LocalText, PlaceKind } from '@sabadora/place-names';

const text = (fr: string, es: string, it: string, nl: string, en: string): LocalText => ({
  fr,
  es,
  it,
  nl,
  en,
});

const WORDS = {
  country: text('Pays', 'País', 'Paese', 'Land', 'Country'),
  region: text('Région', 'Región', 'Regione', 'Regio', 'Region'),
  community: text(
    'Communauté autonome',
    'Comunidad autónoma',
    'Comunità autonoma',
    'Autonome regio',
    'Autonomous community',
  ),
  department: text('Département', 'Departamento', 'Dipartimento', 'Departement', 'Department'),
  province: text('Province', 'Provincia', 'Provincia', 'Provincie', 'Province'),
  touristicregion: text(
    'Région touristique',
    'Zona turística',
    'Zona turistica',
    'Vakantiestreek',
    'Holiday region',
  ),
  searesort: text(
    'Station balnéaire',
    'Localidad costera',
    'Località balneare',
    'Badplaats',
    'Seaside resort',
  ),
  skiresort: text('Station de ski', 'Estación de esquí', 'Stazione sciistica', 'Skioord', 'Ski resort'),
  poi: text('Site à visiter', 'Lugar de interés', 'Luogo da visitare', 'Bezienswaardigheid', 'Sight'),
  city: text('Ville', 'Ciudad', 'Città', 'Stad', 'City'),
  town: text('Ville', 'Localidad', 'Località', 'Plaats', 'Town'),
  village: text('Village', 'Pueblo', 'Borgo', 'Dorp', 'Village'),
} as const satisfies Record<string, LocalText>;

const POSTAL_CODE = text('Code postal', 'Código postal', 'CAP', 'Postcode', 'Postcode');

/** Inhabitants from which a place is called a city; below, the number under which it is a village. */
const CITY_FROM = 50_000;
const VILLAGE_BELOW = 2_000;

/** A resort with at least this many inhabitants is called a city: Nice, San Sebastián. */
const RESORT_BELOW = 100_000;

/** The data that decides the word for a place: "city", "village", "resort" … */
export interface KindOfPlace {
  kind: PlaceKind;
  country_code: string;
  population: number;
  /** Kind of the resort with the town's name, if there is one. */
  resort_kind: PlaceKind | null;
}

function wordOf({ kind, country_code, population, resort_kind }: KindOfPlace): keyof typeof WORDS {
  switch (kind) {
    case 'city':
      if (population >= RESORT_BELOW) return 'city';
      if (resort_kind === 'searesort' || resort_kind === 'skiresort') return resort_kind;
      if (population >= CITY_FROM) return 'city';
      return population < VILLAGE_BELOW ? 'village' : 'town';
    case 'region':
      if (country_code === 'nl') return 'province';
      return country_code === 'es' ? 'community' : 'region';
    case 'department':
      return country_code === 'fr' ? 'department' : 'province';
    case 'country':
    case 'touristicregion':
    case 'searesort':
    case 'skiresort':
    case 'poi':
      return kind;
  }
}

/** The capitalised word for a place: "Station balnéaire". */
export function kindWord(place: KindOfPlace, language: Language): string {
  return WORDS[wordOf(place)][language];
}

/** "Code postal 59000" */
export function postalCodeText(code: string, language: Language): string {
  return `${POSTAL_CODE[language]} ${code}`;
}
