import { same, type TouristicRow } from './row.ts';

/** Dutch holiday regions. Their ids are permanent. */
export const NETHERLANDS: readonly TouristicRow[] = [
  { id: 20071, names: same('Veluwe'), regions: ['NL.03'], circles: [[52.2, 5.85, 26]] },
  { id: 20072, names: same('Achterhoek'), regions: ['NL.03'], circles: [[52, 6.45, 26]] },
  { id: 20073, names: same('Twente'), regions: ['NL.15'], circles: [[52.3, 6.8, 24]] },
  {
    id: 20074,
    names: ['Îles des Wadden', 'Islas Frisias', 'Isole Frisone', 'Waddeneilanden', 'Wadden Islands'],
    otherNames: ['Wadden'],
    regions: ['NL.02', 'NL.07'],
    circles: [
      [53.08, 4.8, 14],
      [53.3, 5.05, 10],
      [53.4, 5.3, 12],
      [53.45, 5.75, 14],
      [53.48, 6.2, 10],
    ],
  },
  {
    id: 20075,
    names: ['Sud-Limbourg', 'Sur de Limburgo', 'Limburgo meridionale', 'Zuid-Limburg', 'South Limburg Hills'],
    regions: ['NL.05'],
    circles: [[50.85, 5.85, 20]],
  },
  {
    id: 20076,
    names: ['Côte de Zélande', 'Costa de Zelanda', 'Costa della Zelanda', 'Zeeuwse kust', 'Zeeland Coast'],
    regions: ['NL.10'],
    circles: [
      [51.55, 3.55, 20],
      [51.7, 3.8, 18],
    ],
  },
  {
    id: 20077,
    names: ['Région des bulbes', 'Región de los bulbos', 'Regione dei bulbi', 'Bollenstreek', 'Bulb Region'],
    regions: ['NL.11'],
    circles: [[52.27, 4.53, 14]],
  },
  // The islands, one by one.
  { id: 20181, names: same('Texel'), regions: ['NL.07'], circles: [[53.08, 4.82, 14]] },
  { id: 20182, names: same('Vlieland'), regions: ['NL.02'], circles: [[53.27, 5.0, 11]] },
  { id: 20183, names: same('Terschelling'), regions: ['NL.02'], circles: [[53.4, 5.33, 14]] },
  { id: 20184, names: same('Ameland'), regions: ['NL.02'], circles: [[53.45, 5.75, 12]] },
  // Countryside and water.
  {
    id: 20185,
    names: same('Betuwe'),
    regions: ['NL.03'],
    circles: [
      [51.93, 5.45, 20],
      [51.9, 5.75, 14],
    ],
  },
  {
    id: 20186,
    names: ['Le Gooi', 'Het Gooi', 'Het Gooi', 'Het Gooi', 'Het Gooi'],
    regions: ['NL.07'],
    circles: [[52.26, 5.2, 10]],
  },
  { id: 20187, names: same('Salland'), regions: ['NL.15'], circles: [[52.42, 6.3, 17]] },
  {
    id: 20188,
    names: [
      'Flandre zélandaise',
      'Flandes zelandesa',
      'Fiandre zelandesi',
      'Zeeuws-Vlaanderen',
      'Zeelandic Flanders',
    ],
    regions: ['NL.10'],
    circles: [
      [51.33, 3.5, 16],
      [51.3, 3.85, 18],
    ],
  },
  { id: 20189, names: same('Walcheren'), regions: ['NL.10'], circles: [[51.52, 3.55, 14]] },
  {
    id: 20190,
    names: [
      "Crêtes d'Utrecht",
      'Colinas de Utrecht',
      'Colline di Utrecht',
      'Utrechtse Heuvelrug',
      'Utrecht Hill Ridge',
    ],
    regions: ['NL.09'],
    circles: [[52.05, 5.35, 15]],
  },
  {
    id: 20191,
    names: [
      'Campine néerlandaise',
      'Kempen neerlandés',
      'Kempen olandese',
      'Brabantse Kempen',
      'Brabant Kempen',
    ],
    regions: ['NL.06'],
    circles: [[51.37, 5.3, 17]],
  },
  {
    id: 20192,
    names: ['Côte hollandaise', 'Costa holandesa', 'Costa olandese', 'Hollandse kust', 'Holland Coast'],
    regions: ['NL.07', 'NL.11'],
    circles: [
      [52.1, 4.27, 9],
      [52.25, 4.44, 9],
      [52.4, 4.55, 9],
      [52.63, 4.63, 9],
      [52.85, 4.7, 14],
    ],
  },
  {
    id: 20193,
    names: [
      'Frise-Occidentale',
      'Frisia Occidental',
      'Frisia Occidentale',
      'West-Friesland',
      'West Friesland',
    ],
    regions: ['NL.07'],
    circles: [[52.7, 5.05, 17]],
  },
];
