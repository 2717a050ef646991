import { FRANCE_COASTS } from './franceCoasts.ts';
import { FRANCE_PROVINCES } from './franceProvinces.ts';
import { same, type TouristicRow } from './row.ts';

/** French holiday regions. Their ids are permanent. */
export const FRANCE: readonly TouristicRow[] = [
  {
    id: 20001,
    names: ["Côte d'Azur", 'Costa Azul', 'Costa Azzurra', "Côte d'Azur", 'French Riviera'],
    regions: ['FR.93'],
    circles: [
      [43.7, 7.25, 28],
      [43.55, 7, 20],
      [43.27, 6.65, 26],
    ],
  },
  {
    id: 20002,
    names: [
      'Pays basque',
      'País Vasco francés',
      'Paesi Baschi francesi',
      'Frans Baskenland',
      'French Basque Country',
    ],
    regions: ['FR.75'],
    circles: [
      [43.35, -1.45, 32],
      [43.2, -1.1, 25],
    ],
  },
  {
    id: 20003,
    names: ['Côte Fleurie', 'Costa Florida', 'Costa Fiorita', 'Côte Fleurie', 'Côte Fleurie'],
    regions: ['FR.28'],
    circles: [[49.35, 0.1, 20]],
  },
  {
    id: 20004,
    names: ["Côte d'Opale", 'Costa de Ópalo', "Costa d'Opale", 'Opaalkust', 'Opal Coast'],
    regions: ['FR.32'],
    circles: [
      [50.75, 1.65, 26],
      [50.5, 1.6, 20],
      [50.95, 2.1, 25],
    ],
  },
  {
    id: 20005,
    names: [
      "Côte d'Émeraude",
      'Costa Esmeralda de Bretaña',
      'Costa di Smeraldo bretone',
      'Bretonse Smaragdkust',
      'Emerald Coast of Brittany',
    ],
    regions: ['FR.53'],
    circles: [
      [48.62, -2, 24],
      [48.63, -2.4, 20],
    ],
  },
  {
    id: 20006,
    names: [
      'Golfe du Morbihan',
      'Golfo de Morbihan',
      'Golfo del Morbihan',
      'Golf van Morbihan',
      'Gulf of Morbihan',
    ],
    regions: ['FR.53'],
    circles: [[47.6, -2.85, 28]],
  },
  {
    id: 20007,
    names: [
      "Bassin d'Arcachon",
      'Bahía de Arcachón',
      'Baia di Arcachon',
      'Baai van Arcachon',
      'Arcachon Bay',
    ],
    regions: ['FR.75'],
    circles: [[44.68, -1.15, 22]],
  },
  { id: 20008, names: same('Luberon'), regions: ['FR.93'], circles: [[43.83, 5.35, 24]] },
  {
    id: 20009,
    names: [
      'Alpilles et Camargue',
      'Alpilles y Camarga',
      'Alpilles e Camargue',
      'Alpilles en Camargue',
      'Alpilles and Camargue',
    ],
    regions: ['FR.93', 'FR.76'],
    circles: [
      [43.7, 4.75, 24],
      [43.5, 4.4, 20],
    ],
  },
  { id: 20010, names: same('Périgord'), regions: ['FR.75'], circles: [[44.95, 0.9, 45]] },
  {
    id: 20011,
    names: [
      "Route des vins d'Alsace",
      'Ruta de los vinos de Alsacia',
      "Strada dei vini d'Alsazia",
      'Elzasser wijnroute',
      'Alsace Wine Route',
    ],
    regions: ['FR.44'],
    circles: [
      [48.15, 7.33, 22],
      [48.4, 7.43, 18],
    ],
  },
  {
    id: 20012,
    names: ['Champagne', 'Champaña', 'Champagne', 'Champagne', 'Champagne'],
    regions: ['FR.44'],
    circles: [[49.1, 4, 34]],
  },
  {
    id: 20013,
    names: [
      'Route des vins de Bourgogne',
      'Ruta de los vinos de Borgoña',
      'Strada dei vini di Borgogna',
      'Bourgondische wijnroute',
      'Burgundy Wine Route',
    ],
    regions: ['FR.27'],
    circles: [[47.05, 4.85, 32]],
  },
  {
    id: 20014,
    names: ['Vallée de la Loire', 'Valle del Loira', 'Valle della Loira', 'Loirevallei', 'Loire Valley'],
    otherNames: [
      'Châteaux de la Loire',
      'Castillos del Loira',
      'Castelli della Loira',
      'Kastelen van de Loire',
    ],
    regions: ['FR.24', 'FR.52'],
    circles: [
      [47.4, 0.7, 38],
      [47.55, 1.35, 34],
      [47.27, -0.1, 30],
      [47.85, 1.9, 22],
    ],
  },
  {
    id: 20015,
    names: [
      'Vignoble bordelais',
      'Viñedos de Burdeos',
      'Vigneti di Bordeaux',
      'Wijnstreek van Bordeaux',
      'Bordeaux Vineyards',
    ],
    regions: ['FR.75'],
    circles: [
      [44.88, -0.3, 34],
      [45.15, -0.75, 24],
    ],
  },
  {
    id: 20016,
    names: ['Vosges', 'Vosgos', 'Vosgi', 'Vogezen', 'Vosges'],
    regions: ['FR.44'],
    circles: [[48.03, 6.9, 32]],
  },
  {
    id: 20017,
    names: [
      'Ardennes françaises',
      'Ardenas francesas',
      'Ardenne francesi',
      'Franse Ardennen',
      'French Ardennes',
    ],
    otherNames: ['Ardennes', 'Ardenne', 'Ardennen'],
    regions: ['FR.44'],
    circles: [[49.8, 4.75, 34]],
  },
  {
    id: 20018,
    names: ['Baie de Somme', 'Bahía del Somme', 'Baia della Somme', 'Baai van de Somme', 'Bay of the Somme'],
    regions: ['FR.32'],
    circles: [[50.2, 1.6, 20]],
  },
  {
    id: 20019,
    names: [
      "Gorges de l'Ardèche",
      'Gargantas del Ardèche',
      "Gole dell'Ardèche",
      'Gorges van de Ardèche',
      'Ardèche Gorges',
    ],
    regions: ['FR.84'],
    circles: [[44.4, 4.4, 25]],
  },
  {
    id: 20020,
    names: [
      'Pays du Mont-Blanc',
      'País del Mont Blanc',
      'Paese del Monte Bianco',
      'Mont-Blancgebied',
      'Mont Blanc Country',
    ],
    regions: ['FR.84'],
    circles: [[45.9, 6.75, 22]],
  },
  {
    id: 20021,
    names: ['Pyrénées', 'Pirineos franceses', 'Pirenei francesi', 'Franse Pyreneeën', 'French Pyrenees'],
    otherNames: ['Pirineos', 'Pirenei', 'Pyreneeën'],
    regions: ['FR.76', 'FR.75'],
    circles: [
      [42.95, -0.3, 40],
      [42.85, 0.5, 35],
      [42.65, 1.6, 35],
      [42.55, 2.2, 25],
    ],
  },
  {
    id: 20022,
    names: ['Alpes françaises', 'Alpes franceses', 'Alpi francesi', 'Franse Alpen', 'French Alps'],
    otherNames: ['Alpes', 'Alpen'],
    regions: ['FR.84', 'FR.93'],
    circles: [
      [45.5, 6.5, 40],
      [45.1, 6.1, 35],
      [46.1, 6.5, 30],
      [44.75, 6.5, 40],
      [45.9, 6.15, 18],
    ],
  },
  {
    id: 20023,
    names: ['Jura', 'Jura', 'Giura', 'Jura', 'Jura Mountains'],
    regions: ['FR.27'],
    circles: [[46.65, 5.9, 35]],
  },
  {
    id: 20024,
    names: [
      "Volcans d'Auvergne",
      'Volcanes de Auvernia',
      "Vulcani d'Alvernia",
      'Vulkanen van Auvergne',
      'Auvergne Volcanoes',
    ],
    regions: ['FR.84'],
    circles: [
      [45.6, 2.9, 38],
      [45.1, 2.75, 25],
    ],
  },
  { id: 20025, names: same('Perche'), regions: ['FR.28', 'FR.24', 'FR.52'], circles: [[48.4, 0.75, 28]] },
  { id: 20026, names: same('Sologne'), regions: ['FR.24'], circles: [[47.5, 1.95, 30]] },
  ...FRANCE_PROVINCES,
  ...FRANCE_COASTS,
];
