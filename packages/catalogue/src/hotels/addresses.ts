import type { Environment } from '../wording/codes.ts';
import type { Town } from '../places/places.ts';
import { hashOf, type Random } from '@sabadora/pictures/random';

const STREETS: Readonly<
  Record<'fr' | 'es' | 'it' | 'nl', Readonly<Record<'town' | 'sea' | 'country', readonly string[]>>>
> = {
  fr: {
    town: [
      'rue de la République',
      'rue du Marché',
      'place de la Halle',
      'rue des Tanneurs',
      'avenue de la Gare',
      'rue Saint-Jacques',
      'quai des Bateliers',
      "rue de l'Hôtel de Ville",
      'rue des Remparts',
      'boulevard des Tilleuls',
    ],
    sea: [
      'boulevard de la Plage',
      'rue du Port',
      'promenade de la Mer',
      'avenue des Dunes',
      'rue des Pêcheurs',
      'quai du Large',
    ],
    country: [
      'route du Moulin',
      'chemin des Vignes',
      'rue de la Fontaine',
      'chemin du Bois',
      "rue de l'Église",
      'route de la Vallée',
      'chemin des Sources',
    ],
  },
  es: {
    town: [
      'Calle Mayor',
      'Plaza del Mercado',
      'Calle de la Paz',
      'Calle Real',
      'Avenida de la Constitución',
      'Calle del Carmen',
      'Calle de San Juan',
      'Plaza Nueva',
      'Calle de los Arcos',
    ],
    sea: [
      'Paseo Marítimo',
      'Calle del Puerto',
      'Avenida de la Playa',
      'Calle de los Pescadores',
      'Paseo de la Ribera',
    ],
    country: [
      'Camino del Molino',
      'Camino de la Fuente',
      'Calle de la Iglesia',
      'Carretera del Valle',
      'Camino de las Viñas',
      'Calle del Pozo',
    ],
  },
  it: {
    town: [
      'Via Garibaldi',
      'Via Roma',
      'Piazza del Mercato',
      'Corso Italia',
      'Via dei Mercanti',
      'Via San Lorenzo',
      'Vicolo della Torre',
      'Via Mazzini',
      'Piazza della Libertà',
    ],
    sea: [
      'Lungomare Marconi',
      'Via del Porto',
      'Viale della Spiaggia',
      'Via dei Pescatori',
      'Lungomare Colombo',
    ],
    country: [
      'Strada del Mulino',
      'Via delle Vigne',
      'Località Poggio',
      'Via della Chiesa',
      'Strada della Valle',
      'Via dei Colli',
    ],
  },
  nl: {
    town: [
      'Marktstraat',
      'Hoogstraat',
      'Kerkplein',
      'Nieuwstraat',
      'Vismarkt',
      'Stationsstraat',
      'Lange Gracht',
      'Molenstraat',
      'Kloosterlaan',
      'Oude Haven',
    ],
    sea: ['Zeedijk', 'Strandweg', 'Boulevard', 'Duinlaan', 'Vissersstraat', 'Havenkade'],
    country: ['Molenweg', 'Kerkstraat', 'Dorpsstraat', 'Boslaan', 'Heideweg', 'Beekstraat', 'Veldweg'],
  },
};

/** A street and house number in the format of the language. */
export function streetAddress(
  language: 'fr' | 'es' | 'it' | 'nl',
  scene: Environment,
  random: Random,
): string {
  const kind = scene === 'city' ? 'town' : scene === 'sea' ? 'sea' : random.chance(0.3) ? 'town' : 'country';
  const street = random.pick(STREETS[language][kind]);
  const number = random.int(1, scene === 'city' ? 140 : 48);
  if (language === 'fr') return `${number} ${street}`;
  return language === 'nl' ? `${street} ${number}` : `${street}, ${number}`;
}

/** Spanish province codes in the order of the statistics: a province's number begins its post codes. */
export const SPANISH_PROVINCES =
  'VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO LU M MA MU NA OR O P GC PO SA TF S SG SE SO T TE TO V VA BI ZA Z CE'.split(
    ' ',
  );

/** First digits of Italian post codes (CAP) by province. */
export const ITALIAN_CAP: Readonly<Record<string, string>> = {
  RM: '001',
  VT: '010',
  RI: '020',
  FR: '030',
  LT: '040',
  TR: '050',
  PG: '060',
  SS: '070',
  NU: '080',
  CA: '091',
  OR: '090',
  SU: '090',
  TO: '101',
  AO: '110',
  AT: '141',
  CN: '120',
  AL: '151',
  VC: '131',
  BI: '139',
  NO: '281',
  VB: '289',
  GE: '161',
  SV: '171',
  IM: '181',
  SP: '191',
  MI: '201',
  MB: '209',
  VA: '211',
  CO: '221',
  SO: '231',
  LC: '239',
  BG: '241',
  BS: '251',
  CR: '261',
  LO: '269',
  PV: '271',
  PC: '291',
  VE: '301',
  TV: '311',
  BL: '321',
  UD: '331',
  PN: '331',
  GO: '341',
  TS: '341',
  PD: '351',
  VI: '361',
  VR: '371',
  TN: '381',
  BZ: '391',
  BO: '401',
  MO: '411',
  RE: '421',
  PR: '431',
  FE: '441',
  RO: '451',
  MN: '461',
  FC: '471',
  RN: '479',
  RA: '481',
  FI: '501',
  PT: '511',
  AR: '521',
  SI: '531',
  MS: '541',
  LU: '551',
  PI: '561',
  LI: '571',
  GR: '581',
  PO: '591',
  AN: '601',
  PU: '611',
  MC: '621',
  AP: '631',
  FM: '638',
  TE: '641',
  PE: '651',
  CH: '661',
  AQ: '671',
  BA: '701',
  FG: '711',
  BR: '721',
  LE: '731',
  TA: '741',
  MT: '751',
  BT: '761',
  NA: '801',
  CE: '811',
  BN: '821',
  AV: '831',
  SA: '841',
  PZ: '851',
  CB: '861',
  IS: '861',
  CS: '871',
  CZ: '881',
  KR: '889',
  VV: '898',
  RC: '891',
  PA: '901',
  TP: '911',
  AG: '921',
  CL: '931',
  EN: '941',
  CT: '951',
  SR: '961',
  RG: '971',
  ME: '981',
};

const BELGIAN_POST: Readonly<Record<string, readonly [from: number, to: number]>> = {
  BRU: [1000, 1210],
  WBR: [1300, 1495],
  VBR: [3000, 3473],
  VAN: [2000, 2990],
  VLI: [3500, 3990],
  WLG: [4000, 4990],
  WNA: [5000, 5680],
  WHT: [7000, 7973],
  WLX: [6600, 6997],
  VWV: [8000, 8980],
  VOV: [9000, 9992],
};

/** Ranges of Dutch post codes by province (region id). */
const DUTCH_POST: Readonly<Record<number, readonly [from: number, to: number]>> = {
  401: [9400, 9499],
  402: [8200, 8259],
  403: [8400, 9299],
  404: [6500, 7399],
  405: [9700, 9999],
  406: [5900, 6499],
  407: [4600, 5849],
  408: [1000, 2159],
  409: [7400, 8199],
  410: [3400, 3999],
  411: [4300, 4599],
  412: [2160, 3399],
};

/** Letters at the end of Dutch post codes. */
const DUTCH_LETTERS = ['AB', 'BC', 'CD', 'EG', 'GH', 'HK', 'KL', 'LM', 'NP', 'PR', 'RT', 'TV', 'VX'];

/** A post code with the right first digits for country and province, one per town; the rest is invented. */
export function zipCode(town: Town, random: Random): string {
  if (town.postalCode !== null) {
    const code = random.pick([town.postalCode, ...town.otherPostalCodes]);
    return town.countryCode === 'NL' ? `${code} ${random.pick(DUTCH_LETTERS)}` : code;
  }
  const ofTown = hashOf('zip', town.id) % 997;
  const code = town.departmentCode ?? '';
  const between = ([from, to]: readonly [number, number]) => String(from + (ofTown % (to - from + 1)));
  const large = town.population > 60_000;
  switch (town.countryCode) {
    case 'FR':
      return `${code.startsWith('2') && /[AB]/.test(code) ? '20' : code}${large ? '000' : String(10 + (ofTown % 90)).padEnd(3, '0')}`;
    case 'ES':
      return `${String(SPANISH_PROVINCES.indexOf(code) + 1).padStart(2, '0')}${large ? `00${random.int(1, 9)}` : String(100 + (ofTown % 880))}`;
    case 'IT':
      return `${ITALIAN_CAP[code] ?? '001'}${large ? '00' : String(10 + (ofTown % 85))}`;
    case 'BE':
      return between(BELGIAN_POST[code] ?? [1000, 9999]);
    case 'NL':
      return `${between(DUTCH_POST[town.regionId ?? 0] ?? [1000, 9999])} ${random.pick(DUTCH_LETTERS)}`;
  }
}
