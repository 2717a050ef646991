import { same, type TouristicRow } from './row.ts';

/**
 * Former French provinces, and regions until 2015, whose names travellers still use. Regions with a purely
 * administrative name (Rhône-Alpes) are other names of their successors, in `OTHER_AREA_NAMES`.
 */
export const FRANCE_PROVINCES: readonly TouristicRow[] = [
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
    id: 20113,
    names: ['Provence', 'Provenza', 'Provenza', 'Provence', 'Provence'],
    regions: ['FR.93'],
    departments: ['FR-04', 'FR-13', 'FR-83', 'FR-84'],
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
