import { same, type TouristicRow } from './row.ts';

/** Spanish holiday regions. Their ids are permanent. */
export const SPAIN: readonly TouristicRow[] = [
  {
    id: 20031,
    names: same('Costa Brava'),
    regions: ['ES.56'],
    circles: [
      [41.95, 3.1, 26],
      [42.25, 3.15, 18],
      [41.72, 2.88, 15],
    ],
  },
  {
    id: 20032,
    names: same('Costa Dorada'),
    regions: ['ES.56'],
    circles: [
      [41.1, 1.2, 30],
      [40.9, 0.85, 20],
    ],
  },
  {
    id: 20033,
    names: same('Costa Blanca'),
    regions: ['ES.60'],
    circles: [
      [38.6, -0.05, 25],
      [38.3, -0.5, 25],
      [38.8, 0.1, 18],
    ],
  },
  {
    id: 20034,
    names: same('Costa del Sol'),
    regions: ['ES.51'],
    circles: [
      [36.6, -4.55, 22],
      [36.5, -4.95, 22],
      [36.75, -4.1, 20],
    ],
  },
  {
    id: 20035,
    names: same('Costa de la Luz'),
    regions: ['ES.51'],
    circles: [
      [36.4, -6.1, 28],
      [36.1, -5.75, 22],
      [37.2, -7.1, 28],
    ],
  },
  {
    id: 20036,
    names: ['Rías Baixas', 'Rías Bajas', 'Rías Baixas', 'Rías Baixas', 'Rías Baixas'],
    regions: ['ES.58'],
    circles: [[42.4, -8.8, 32]],
  },
  {
    id: 20037,
    names: ['Majorque', 'Mallorca', 'Maiorca', 'Mallorca', 'Majorca'],
    regions: ['ES.07'],
    circles: [[39.6, 2.95, 60]],
  },
  {
    id: 20038,
    names: [
      'Pyrénées aragonaises',
      'Pirineo aragonés',
      'Pirenei aragonesi',
      'Aragonese Pyreneeën',
      'Aragonese Pyrenees',
    ],
    regions: ['ES.52'],
    circles: [
      [42.6, -0.3, 30],
      [42.5, 0.3, 30],
    ],
  },
  {
    id: 20039,
    names: same('Picos de Europa'),
    regions: ['ES.34', 'ES.39', 'ES.55'],
    circles: [[43.2, -4.9, 32]],
  },
  {
    id: 20040,
    names: [
      'Vignobles de la Rioja',
      'La Rioja vinícola',
      'Vigneti della Rioja',
      'Wijnstreek Rioja',
      'Rioja Vineyards',
    ],
    regions: ['ES.27', 'ES.59'],
    circles: [[42.5, -2.65, 28]],
  },
  {
    id: 20041,
    names: same('Sierra de Guadarrama'),
    regions: ['ES.29', 'ES.55'],
    circles: [[40.78, -3.95, 26]],
  },
  {
    id: 20042,
    names: [
      'Alpujarras et Sierra Nevada',
      'Alpujarra y Sierra Nevada',
      'Alpujarras e Sierra Nevada',
      'Alpujarras en Sierra Nevada',
      'Alpujarras and Sierra Nevada',
    ],
    regions: ['ES.51'],
    circles: [[36.98, -3.35, 30]],
  },
  {
    id: 20043,
    names: [
      'Pyrénées catalanes',
      'Pirineo catalán',
      'Pirenei catalani',
      'Catalaanse Pyreneeën',
      'Catalan Pyrenees',
    ],
    regions: ['ES.56'],
    circles: [
      [42.4, 1.9, 30],
      [42.6, 0.9, 28],
      [42.25, 2.5, 20],
    ],
  },
  { id: 20044, names: same('Cabo de Gata'), regions: ['ES.51'], circles: [[36.85, -2.1, 25]] },
  {
    id: 20141,
    names: ['Pyrénées espagnoles', 'Pirineos', 'Pirenei spagnoli', 'Spaanse Pyreneeën', 'Spanish Pyrenees'],
    regions: ['ES.52', 'ES.56'],
    circles: [
      [42.6, -0.3, 34],
      [42.5, 0.3, 30],
      [42.6, 0.9, 30],
      [42.4, 1.5, 25],
      [42.4, 1.9, 30],
      [42.25, 2.5, 20],
    ],
  },
  // Islands.
  {
    id: 20142,
    names: ['Minorque', 'Menorca', 'Minorca', 'Menorca', 'Menorca'],
    regions: ['ES.07'],
    circles: [[39.96, 4.08, 30]],
  },
  {
    id: 20143,
    names: ["Île d'Ibiza", 'Isla de Ibiza', 'Isola di Ibiza', 'Eiland Ibiza', 'Island of Ibiza'],
    regions: ['ES.07'],
    circles: [[39.0, 1.43, 21]],
  },
  { id: 20144, names: same('Formentera'), regions: ['ES.07'], circles: [[38.69, 1.45, 12]] },
  { id: 20145, names: same('Tenerife'), regions: ['ES.53'], circles: [[28.28, -16.6, 48]] },
  {
    id: 20146,
    names: ['Grande Canarie', 'Gran Canaria', 'Gran Canaria', 'Gran Canaria', 'Gran Canaria'],
    regions: ['ES.53'],
    circles: [[27.97, -15.6, 32]],
  },
  { id: 20147, names: same('Lanzarote'), regions: ['ES.53'], circles: [[29.03, -13.65, 34]] },
  {
    id: 20148,
    names: same('Fuerteventura'),
    regions: ['ES.53'],
    circles: [
      [28.55, -13.95, 30],
      [28.2, -14.2, 30],
    ],
  },
  { id: 20149, names: same('La Palma'), regions: ['ES.53'], circles: [[28.68, -17.85, 26]] },
  { id: 20150, names: same('La Gomera'), regions: ['ES.53'], circles: [[28.11, -17.23, 16]] },
  { id: 20151, names: same('El Hierro'), regions: ['ES.53'], circles: [[27.75, -18.02, 18]] },
  // Coasts, mountains and wine.
  {
    id: 20152,
    names: same('Costa Cálida'),
    regions: ['ES.31'],
    circles: [
      [37.65, -0.85, 28],
      [37.42, -1.55, 22],
    ],
  },
  { id: 20153, names: same('Costa Tropical'), regions: ['ES.51'], circles: [[36.74, -3.55, 20]] },
  {
    id: 20154,
    names: same('Costa del Azahar'),
    regions: ['ES.60'],
    circles: [
      [40.35, 0.38, 20],
      [39.98, 0.0, 20],
      [39.0, -0.2, 20],
    ],
  },
  {
    id: 20155,
    names: same('Costa de Almería'),
    regions: ['ES.51'],
    circles: [
      [36.75, -2.65, 22],
      [36.85, -2.1, 25],
      [37.2, -1.85, 18],
    ],
  },
  {
    id: 20156,
    names: ['Costa da Morte', 'Costa de la Muerte', 'Costa da Morte', 'Costa da Morte', 'Costa da Morte'],
    regions: ['ES.58'],
    circles: [[43.1, -9.15, 28]],
  },
  { id: 20157, names: same('Sierra de Gredos'), regions: ['ES.55', 'ES.57'], circles: [[40.25, -5.25, 34]] },
  {
    id: 20158,
    names: same('Ribera del Duero'),
    regions: ['ES.55'],
    circles: [
      [41.62, -4.1, 26],
      [41.67, -3.7, 20],
    ],
  },
  {
    id: 20159,
    names: ['Penedès', 'Penedés', 'Penedès', 'Penedès', 'Penedès'],
    regions: ['ES.56'],
    circles: [[41.35, 1.68, 18]],
  },
];
