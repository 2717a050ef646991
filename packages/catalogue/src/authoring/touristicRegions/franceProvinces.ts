import { same, type TouristicRow } from './row.ts';

/** French regions that were merged in 2016, and provinces that are still spoken of. */
export const FRANCE_OF_OLD: readonly TouristicRow[] = [
  {
    id: 20101,
    names: ['Alsace', 'Alsacia', 'Alsazia', 'Elzas', 'Alsace'],
    regions: ['FR.44'],
    departments: ['FR-67', 'FR-68'],
  },
  {
    id: 20102,
    names: ['Lorraine', 'Lorena', 'Lorena', 'Lotharingen', 'Lorraine'],
    regions: ['FR.44'],
    departments: ['FR-54', 'FR-55', 'FR-57', 'FR-88'],
  },
  {
    id: 20103,
    names: ['Bourgogne', 'Borgoña', 'Borgogna', 'Bourgondië', 'Burgundy'],
    regions: ['FR.27'],
    departments: ['FR-21', 'FR-58', 'FR-71', 'FR-89'],
  },
  {
    id: 20104,
    names: ['Franche-Comté', 'Franco Condado', 'Franca Contea', 'Franche-Comté', 'Franche-Comté'],
    regions: ['FR.27'],
    departments: ['FR-25', 'FR-39', 'FR-70', 'FR-90'],
  },
  {
    id: 20105,
    names: ['Auvergne', 'Auvernia', 'Alvernia', 'Auvergne', 'Auvergne'],
    regions: ['FR.84'],
    departments: ['FR-03', 'FR-15', 'FR-43', 'FR-63'],
  },
  {
    id: 20106,
    names: ['Picardie', 'Picardía', 'Piccardia', 'Picardië', 'Picardy'],
    regions: ['FR.32'],
    departments: ['FR-02', 'FR-60', 'FR-80'],
  },
  {
    id: 20107,
    names: [
      'Nord-Pas-de-Calais',
      'Norte-Paso de Calais',
      'Nord-Passo di Calais',
      'Nord-Pas-de-Calais',
      'Nord-Pas-de-Calais',
    ],
    regions: ['FR.32'],
    departments: ['FR-59', 'FR-62'],
  },
  {
    id: 20108,
    names: ['Aquitaine', 'Aquitania', 'Aquitania', 'Aquitanië', 'Aquitaine'],
    regions: ['FR.75'],
    departments: ['FR-24', 'FR-33', 'FR-40', 'FR-47', 'FR-64'],
  },
  {
    id: 20109,
    names: ['Limousin', 'Lemosín', 'Limosino', 'Limousin', 'Limousin'],
    regions: ['FR.75'],
    departments: ['FR-19', 'FR-23', 'FR-87'],
  },
  {
    id: 20110,
    names: same('Poitou-Charentes'),
    regions: ['FR.75'],
    departments: ['FR-16', 'FR-17', 'FR-79', 'FR-86'],
  },
  {
    id: 20111,
    names: [
      'Languedoc-Roussillon',
      'Languedoc-Rosellón',
      'Linguadoca-Rossiglione',
      'Languedoc-Roussillon',
      'Languedoc-Roussillon',
    ],
    otherNames: ['Roussillon'],
    regions: ['FR.76'],
    departments: ['FR-11', 'FR-30', 'FR-34', 'FR-48', 'FR-66'],
  },
  {
    id: 20112,
    names: ['Midi-Pyrénées', 'Mediodía-Pirineos', 'Midi-Pirenei', 'Midi-Pyrénées', 'Midi-Pyrénées'],
    regions: ['FR.76'],
    departments: ['FR-09', 'FR-12', 'FR-31', 'FR-32', 'FR-46', 'FR-65', 'FR-81', 'FR-82'],
  },
  {
    id: 20113,
    names: ['Provence', 'Provenza', 'Provenza', 'Provence', 'Provence'],
    regions: ['FR.93'],
    departments: ['FR-04', 'FR-13', 'FR-83', 'FR-84'],
  },
  {
    id: 20114,
    names: ['Rhône-Alpes', 'Ródano-Alpes', 'Rodano-Alpi', 'Rhône-Alpes', 'Rhône-Alpes'],
    regions: ['FR.84'],
    departments: ['FR-01', 'FR-07', 'FR-26', 'FR-38', 'FR-42', 'FR-69', 'FR-73', 'FR-74'],
  },
  {
    id: 20115,
    names: ['Touraine', 'Turena', 'Turenna', 'Touraine', 'Touraine'],
    regions: ['FR.24'],
    departments: ['FR-37'],
  },
  {
    id: 20116,
    names: ['Anjou', 'Anjou', 'Angiò', 'Anjou', 'Anjou'],
    regions: ['FR.52'],
    departments: ['FR-49'],
  },
  { id: 20117, names: same('Berry'), regions: ['FR.24'], departments: ['FR-18', 'FR-36'] },
];
