import { same, type TouristicRow } from './row.ts';

/** French islands and coasts. */
export const FRANCE_COASTS: readonly TouristicRow[] = [
  {
    id: 20121,
    names: ['Île de Ré', 'Isla de Ré', 'Isola di Ré', 'Île de Ré', 'Île de Ré'],
    regions: ['FR.75'],
    circles: [
      [46.165, -1.3, 5],
      [46.19, -1.39, 6],
      [46.22, -1.49, 7],
    ],
  },
  {
    id: 20122,
    names: ["Île d'Oléron", 'Isla de Oléron', "Isola d'Oléron", "Île d'Oléron", "Île d'Oléron"],
    regions: ['FR.75'],
    circles: [
      [45.87, -1.23, 6],
      [45.93, -1.28, 8],
      [46.0, -1.36, 8],
    ],
  },
  {
    id: 20123,
    names: [
      'Île de Noirmoutier',
      'Isla de Noirmoutier',
      'Isola di Noirmoutier',
      'Noirmoutier',
      'Île de Noirmoutier',
    ],
    regions: ['FR.52'],
    circles: [
      [47.0, -2.25, 8],
      [46.93, -2.17, 4],
    ],
  },
  { id: 20124, names: same('Belle-Île-en-Mer'), regions: ['FR.53'], circles: [[47.33, -3.18, 11]] },
  {
    id: 20125,
    names: [
      'Côte de Granit rose',
      'Costa de Granito Rosa',
      'Costa di Granito Rosa',
      'Roze Granietkust',
      'Pink Granite Coast',
    ],
    regions: ['FR.53'],
    circles: [[48.8, -3.45, 14]],
  },
  {
    id: 20126,
    names: ['Côte Vermeille', 'Costa Bermeja', 'Costa Vermiglia', 'Côte Vermeille', 'Côte Vermeille'],
    regions: ['FR.76'],
    circles: [[42.5, 3.08, 13]],
  },
  // Hills, valleys and lakes.
  { id: 20127, names: same('Beaujolais'), regions: ['FR.84'], circles: [[46.05, 4.62, 22]] },
  {
    id: 20128,
    names: ['Cévennes', 'Cevenas', 'Cevenne', 'Cevennen', 'Cévennes'],
    regions: ['FR.76'],
    circles: [[44.2, 3.75, 28]],
  },
  { id: 20129, names: same('Morvan'), regions: ['FR.27'], circles: [[47.15, 4.05, 30]] },
  { id: 20130, names: same('Vercors'), regions: ['FR.84'], circles: [[45.0, 5.5, 26]] },
  {
    id: 20131,
    names: ["Lac d'Annecy", 'Lago de Annecy', 'Lago di Annecy', 'Meer van Annecy', 'Lake Annecy'],
    regions: ['FR.84'],
    circles: [[45.86, 6.17, 11]],
  },
  {
    id: 20132,
    names: ['Lac Léman', 'Lago Lemán', 'Lago Lemano', 'Meer van Genève', 'Lake Geneva'],
    regions: ['FR.84'],
    circles: [
      [46.37, 6.45, 12],
      [46.4, 6.65, 14],
    ],
  },
  {
    id: 20133,
    names: ['Camargue', 'Camarga', 'Camargue', 'Camargue', 'Camargue'],
    regions: ['FR.93', 'FR.76'],
    circles: [[43.53, 4.5, 24]],
  },
  { id: 20134, names: same('Quercy'), regions: ['FR.76'], departments: ['FR-46'] },
];
