import { same, type TouristicRow } from './row.ts';

/** Belgian holiday regions. Their ids are permanent. */
export const BELGIUM: readonly TouristicRow[] = [
  {
    id: 20081,
    names: ['Côte belge', 'Costa belga', 'Costa belga', 'Belgische kust', 'Belgian Coast'],
    regions: ['BE.VLG'],
    circles: [
      [51.32, 3.25, 9],
      [51.24, 2.93, 9],
      [51.15, 2.75, 9],
      [51.11, 2.62, 9],
      [51.28, 3.05, 7],
    ],
  },
  { id: 20082, names: same('Westhoek'), regions: ['BE.VLG'], circles: [[50.87, 2.83, 22]] },
  {
    id: 20083,
    names: ['Hautes Fagnes', 'Altas Fagnes', 'Alte Fagne', 'Hoge Venen', 'High Fens'],
    regions: ['BE.WAL'],
    circles: [[50.48, 6.03, 18]],
  },
  {
    id: 20084,
    names: ['Ardenne belge', 'Ardenas belgas', 'Ardenne belghe', 'Belgische Ardennen', 'Belgian Ardennes'],
    otherNames: ['Ardennes', 'Ardenne', 'Ardennen', 'Ardenas'],
    regions: ['BE.WAL'],
    circles: [
      [50.2, 5.5, 35],
      [49.85, 5.2, 30],
      [50.25, 4.95, 18],
      [50.3, 5.95, 22],
    ],
  },
  {
    id: 20085,
    names: ['Campine', 'Kempen', 'Kempen', 'Kempen', 'Campine'],
    regions: ['BE.VLG'],
    circles: [[51.2, 5.1, 34]],
  },
  {
    id: 20086,
    names: ['Hesbaye', 'Haspengouw', 'Hesbaye', 'Haspengouw', 'Haspengouw'],
    regions: ['BE.VLG', 'BE.WAL'],
    circles: [[50.8, 5.25, 17]],
  },
  {
    id: 20087,
    names: [
      'Ardennes flamandes',
      'Ardenas flamencas',
      'Ardenne fiamminghe',
      'Vlaamse Ardennen',
      'Flemish Ardennes',
    ],
    regions: ['BE.VLG'],
    circles: [[50.8, 3.7, 20]],
  },
  { id: 20194, names: same('Pajottenland'), regions: ['BE.VLG'], circles: [[50.8, 4.12, 14]] },
  { id: 20195, names: same('Meetjesland'), regions: ['BE.VLG'], circles: [[51.2, 3.57, 16]] },
  { id: 20196, names: same('Hageland'), regions: ['BE.VLG'], circles: [[50.93, 4.88, 15]] },
  { id: 20197, names: same('Condroz'), regions: ['BE.WAL'], circles: [[50.4, 5.2, 22]] },
  { id: 20198, names: same('Gaume'), regions: ['BE.WAL'], circles: [[49.63, 5.5, 18]] },
  {
    id: 20199,
    names: ["Cantons de l'Est", 'Cantones del Este', 'Cantoni dell’Est', 'Oostkantons', 'East Cantons'],
    regions: ['BE.WAL'],
    circles: [
      [50.63, 6.04, 9],
      [50.42, 6.1, 14],
      [50.27, 6.15, 14],
    ],
  },
  {
    id: 20200,
    names: [
      'Pays des Collines',
      'País de las Colinas',
      'Paese delle Colline',
      'Pays des Collines',
      'Pays des Collines',
    ],
    regions: ['BE.WAL'],
    circles: [[50.72, 3.72, 14]],
  },
  {
    id: 20201,
    names: [
      'Campagne brugeoise',
      'Campiña de Brujas',
      'Campagna di Bruges',
      'Brugse Ommeland',
      'Bruges Countryside',
    ],
    regions: ['BE.VLG'],
    circles: [[51.17, 3.2, 17]],
  },
  {
    id: 20202,
    names: ['Vallée de la Lys', 'Valle del Lys', 'Valle della Lys', 'Leiestreek', 'Lys Valley'],
    regions: ['BE.VLG'],
    circles: [
      [50.85, 3.25, 13],
      [50.98, 3.55, 10],
    ],
  },
];
