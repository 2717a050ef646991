import type { FiveNames } from './regions.ts';

/** A circle: latitude, longitude, radius in kilometres. */
export type Circle = readonly [latitude: number, longitude: number, radiusKm: number];

export interface TouristicRow {
  id: number;
  country: string;
  names: FiveNames;
  /** It is where one of these is; a town in several regions belongs to the first of the list. */
  circles: readonly Circle[];
}

const same = (name: string): FiveNames => [name, name, name, name, name];

/** Holiday regions that no administration knows, the smaller ones first. */
export const TOURISTIC_REGIONS: readonly TouristicRow[] = [
  {
    id: 20001,
    country: 'FR',
    names: ["Côte d'Azur", 'Costa Azul', 'Costa Azzurra', "Côte d'Azur", 'French Riviera'],
    circles: [
      [43.7, 7.25, 28],
      [43.55, 7.0, 20],
      [43.27, 6.65, 26],
    ],
  },
  {
    id: 20002,
    country: 'FR',
    names: [
      'Pays basque',
      'País Vasco francés',
      'Paesi Baschi francesi',
      'Frans Baskenland',
      'French Basque Country',
    ],
    circles: [
      [43.35, -1.45, 32],
      [43.2, -1.1, 25],
    ],
  },
  {
    id: 20003,
    country: 'FR',
    names: ['Côte Fleurie', 'Costa Florida', 'Costa Fiorita', 'Côte Fleurie', 'Côte Fleurie'],
    circles: [[49.35, 0.1, 20]],
  },
  {
    id: 20004,
    country: 'FR',
    names: ["Côte d'Opale", 'Costa de Ópalo', "Costa d'Opale", 'Opaalkust', 'Opal Coast'],
    circles: [
      [50.75, 1.65, 26],
      [50.5, 1.6, 20],
      [50.95, 2.1, 25],
    ],
  },
  {
    id: 20005,
    country: 'FR',
    names: [
      "Côte d'Émeraude",
      'Costa Esmeralda de Bretaña',
      'Costa di Smeraldo bretone',
      'Smaragdkust (Bretagne)',
      'Emerald Coast of Brittany',
    ],
    circles: [
      [48.62, -2.0, 24],
      [48.63, -2.4, 20],
    ],
  },
  {
    id: 20006,
    country: 'FR',
    names: [
      'Golfe du Morbihan',
      'Golfo de Morbihan',
      'Golfo del Morbihan',
      'Golf van Morbihan',
      'Gulf of Morbihan',
    ],
    circles: [[47.6, -2.85, 28]],
  },
  {
    id: 20007,
    country: 'FR',
    names: [
      "Bassin d'Arcachon",
      'Bahía de Arcachón',
      'Baia di Arcachon',
      'Baai van Arcachon',
      'Arcachon Bay',
    ],
    circles: [[44.68, -1.15, 22]],
  },
  {
    id: 20008,
    country: 'FR',
    names: ['Luberon', 'Luberon', 'Luberon', 'Luberon', 'Luberon'],
    circles: [[43.83, 5.35, 24]],
  },
  {
    id: 20009,
    country: 'FR',
    names: [
      'Alpilles et Camargue',
      'Alpilles y Camarga',
      'Alpilles e Camargue',
      'Alpilles en Camargue',
      'Alpilles and Camargue',
    ],
    circles: [
      [43.7, 4.75, 24],
      [43.5, 4.4, 20],
    ],
  },
  {
    id: 20010,
    country: 'FR',
    names: ['Périgord', 'Périgord', 'Périgord', 'Périgord', 'Périgord'],
    circles: [[44.95, 0.9, 45]],
  },
  {
    id: 20011,
    country: 'FR',
    names: [
      "Route des vins d'Alsace",
      'Ruta de los vinos de Alsacia',
      "Strada dei vini d'Alsazia",
      'Elzasser wijnroute',
      'Alsace Wine Route',
    ],
    circles: [
      [48.15, 7.33, 22],
      [48.4, 7.43, 18],
    ],
  },
  {
    id: 20012,
    country: 'FR',
    names: ['Champagne', 'Champaña', 'Champagne', 'Champagne', 'Champagne'],
    circles: [[49.1, 4.0, 34]],
  },
  {
    id: 20013,
    country: 'FR',
    names: [
      'Route des vins de Bourgogne',
      'Ruta de los vinos de Borgoña',
      'Strada dei vini di Borgogna',
      'Bourgondische wijnroute',
      'Burgundy Wine Route',
    ],
    circles: [[47.05, 4.85, 32]],
  },
  {
    id: 20014,
    country: 'FR',
    names: ['Vallée de la Loire', 'Valle del Loira', 'Valle della Loira', 'Loirevallei', 'Loire Valley'],
    circles: [
      [47.4, 0.7, 38],
      [47.55, 1.35, 34],
      [47.27, -0.1, 30],
      [47.85, 1.9, 22],
    ],
  },
  {
    id: 20015,
    country: 'FR',
    names: [
      'Vignoble bordelais',
      'Viñedos de Burdeos',
      'Vigneti di Bordeaux',
      'Wijnstreek van Bordeaux',
      'Bordeaux Vineyards',
    ],
    circles: [
      [44.88, -0.3, 34],
      [45.15, -0.75, 24],
    ],
  },
  {
    id: 20016,
    country: 'FR',
    names: ['Vosges', 'Vosgos', 'Vosgi', 'Vogezen', 'Vosges'],
    circles: [[48.03, 6.9, 32]],
  },
  {
    id: 20017,
    country: 'FR',
    names: [
      'Ardennes françaises',
      'Ardenas francesas',
      'Ardenne francesi',
      'Franse Ardennen',
      'French Ardennes',
    ],
    circles: [[49.8, 4.75, 34]],
  },
  {
    id: 20018,
    country: 'FR',
    names: ['Baie de Somme', 'Bahía del Somme', 'Baia della Somme', 'Baai van de Somme', 'Bay of the Somme'],
    circles: [[50.2, 1.6, 20]],
  },
  {
    id: 20019,
    country: 'FR',
    names: [
      "Gorges de l'Ardèche",
      'Gargantas del Ardèche',
      "Gole dell'Ardèche",
      'Gorges van de Ardèche',
      'Ardèche Gorges',
    ],
    circles: [[44.4, 4.4, 25]],
  },
  {
    id: 20020,
    country: 'FR',
    names: [
      'Pays du Mont-Blanc',
      'País del Mont Blanc',
      'Paese del Monte Bianco',
      'Mont-Blancgebied',
      'Mont Blanc Country',
    ],
    circles: [[45.9, 6.75, 22]],
  },
  {
    id: 20021,
    country: 'FR',
    names: ['Pyrénées', 'Pirineos franceses', 'Pirenei francesi', 'Franse Pyreneeën', 'French Pyrenees'],
    circles: [
      [42.95, -0.3, 40],
      [42.85, 0.5, 35],
      [42.65, 1.6, 35],
      [42.55, 2.2, 25],
    ],
  },
  {
    id: 20022,
    country: 'FR',
    names: ['Alpes françaises', 'Alpes franceses', 'Alpi francesi', 'Franse Alpen', 'French Alps'],
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
    country: 'FR',
    names: ['Jura', 'Jura', 'Giura', 'Jura', 'Jura Mountains'],
    circles: [[46.65, 5.9, 35]],
  },
  {
    id: 20024,
    country: 'FR',
    names: [
      "Volcans d'Auvergne",
      'Volcanes de Auvernia',
      "Vulcani d'Alvernia",
      'Vulkanen van Auvergne',
      'Auvergne Volcanoes',
    ],
    circles: [
      [45.6, 2.9, 38],
      [45.1, 2.75, 25],
    ],
  },
  {
    id: 20025,
    country: 'FR',
    names: ['Perche', 'Perche', 'Perche', 'Perche', 'Perche'],
    circles: [[48.4, 0.75, 28]],
  },
  {
    id: 20026,
    country: 'FR',
    names: ['Sologne', 'Sologne', 'Sologne', 'Sologne', 'Sologne'],
    circles: [[47.5, 1.95, 30]],
  },
  {
    id: 20031,
    country: 'ES',
    names: ['Costa Brava', 'Costa Brava', 'Costa Brava', 'Costa Brava', 'Costa Brava'],
    circles: [
      [41.95, 3.1, 26],
      [42.25, 3.15, 18],
      [41.72, 2.88, 15],
    ],
  },
  {
    id: 20032,
    country: 'ES',
    names: ['Costa Dorada', 'Costa Dorada', 'Costa Dorada', 'Costa Dorada', 'Costa Dorada'],
    circles: [
      [41.1, 1.2, 30],
      [40.9, 0.85, 20],
    ],
  },
  {
    id: 20033,
    country: 'ES',
    names: ['Costa Blanca', 'Costa Blanca', 'Costa Blanca', 'Costa Blanca', 'Costa Blanca'],
    circles: [
      [38.6, -0.05, 25],
      [38.3, -0.5, 25],
      [38.8, 0.1, 18],
    ],
  },
  {
    id: 20034,
    country: 'ES',
    names: ['Costa del Sol', 'Costa del Sol', 'Costa del Sol', 'Costa del Sol', 'Costa del Sol'],
    circles: [
      [36.6, -4.55, 22],
      [36.5, -4.95, 22],
      [36.75, -4.1, 20],
    ],
  },
  {
    id: 20035,
    country: 'ES',
    names: ['Costa de la Luz', 'Costa de la Luz', 'Costa de la Luz', 'Costa de la Luz', 'Costa de la Luz'],
    circles: [
      [36.4, -6.1, 28],
      [36.1, -5.75, 22],
      [37.2, -7.1, 28],
    ],
  },
  {
    id: 20036,
    country: 'ES',
    names: ['Rías Baixas', 'Rías Bajas', 'Rías Baixas', 'Rías Baixas', 'Rías Baixas'],
    circles: [[42.4, -8.8, 32]],
  },
  {
    id: 20037,
    country: 'ES',
    names: ['Majorque', 'Mallorca', 'Maiorca', 'Mallorca', 'Majorca'],
    circles: [[39.6, 2.95, 60]],
  },
  {
    id: 20038,
    country: 'ES',
    names: [
      'Pirineo aragonais',
      'Pirineo aragonés',
      'Pirenei aragonesi',
      'Aragonese Pyreneeën',
      'Aragonese Pyrenees',
    ],
    circles: [
      [42.6, -0.3, 30],
      [42.5, 0.3, 30],
    ],
  },
  {
    id: 20039,
    country: 'ES',
    names: ['Picos de Europa', 'Picos de Europa', 'Picos de Europa', 'Picos de Europa', 'Picos de Europa'],
    circles: [[43.2, -4.9, 32]],
  },
  {
    id: 20040,
    country: 'ES',
    names: [
      'Vignobles de la Rioja',
      'La Rioja vinícola',
      'Vigneti della Rioja',
      'Wijnstreek Rioja',
      'Rioja Vineyards',
    ],
    circles: [[42.5, -2.65, 28]],
  },
  {
    id: 20041,
    country: 'ES',
    names: [
      'Sierra de Guadarrama',
      'Sierra de Guadarrama',
      'Sierra de Guadarrama',
      'Sierra de Guadarrama',
      'Sierra de Guadarrama',
    ],
    circles: [[40.78, -3.95, 26]],
  },
  {
    id: 20042,
    country: 'ES',
    names: [
      'Alpujarras et Sierra Nevada',
      'Alpujarra y Sierra Nevada',
      'Alpujarras e Sierra Nevada',
      'Alpujarras en Sierra Nevada',
      'Alpujarras and Sierra Nevada',
    ],
    circles: [[36.98, -3.35, 30]],
  },
  {
    id: 20043,
    country: 'ES',
    names: [
      'Pyrénées catalanes',
      'Pirineo catalán',
      'Pirenei catalani',
      'Catalaanse Pyreneeën',
      'Catalan Pyrenees',
    ],
    circles: [
      [42.4, 1.9, 30],
      [42.6, 0.9, 28],
      [42.25, 2.5, 20],
    ],
  },
  { id: 20044, country: 'ES', names: same('Cabo de Gata'), circles: [[36.85, -2.1, 25]] },
  {
    id: 20051,
    country: 'IT',
    names: ['Cinque Terre', 'Cinque Terre', 'Cinque Terre', 'Cinque Terre', 'Cinque Terre'],
    circles: [[44.13, 9.72, 15]],
  },
  {
    id: 20052,
    country: 'IT',
    names: ['Chianti', 'Chianti', 'Chianti', 'Chianti', 'Chianti'],
    circles: [[43.5, 11.3, 20]],
  },
  {
    id: 20053,
    country: 'IT',
    names: ["Val d'Orcia", "Val d'Orcia", "Val d'Orcia", "Val d'Orcia", "Val d'Orcia"],
    circles: [[43.05, 11.65, 20]],
  },
  {
    id: 20054,
    country: 'IT',
    names: ['Côte amalfitaine', 'Costa Amalfitana', 'Costiera Amalfitana', 'Amalfikust', 'Amalfi Coast'],
    circles: [
      [40.64, 14.55, 18],
      [40.62, 14.37, 10],
    ],
  },
  {
    id: 20055,
    country: 'IT',
    names: ['Lac de Garde', 'Lago de Garda', 'Lago di Garda', 'Gardameer', 'Lake Garda'],
    circles: [
      [45.6, 10.65, 25],
      [45.85, 10.82, 14],
    ],
  },
  {
    id: 20056,
    country: 'IT',
    names: ['Lac de Côme', 'Lago de Como', 'Lago di Como', 'Comomeer', 'Lake Como'],
    circles: [[45.97, 9.25, 24]],
  },
  {
    id: 20057,
    country: 'IT',
    names: ['Lac Majeur', 'Lago Mayor', 'Lago Maggiore', 'Lago Maggiore', 'Lake Maggiore'],
    circles: [[45.92, 8.58, 22]],
  },
  {
    id: 20058,
    country: 'IT',
    names: ['Dolomites', 'Dolomitas', 'Dolomiti', 'Dolomieten', 'Dolomites'],
    circles: [
      [46.5, 11.8, 38],
      [46.55, 12.2, 25],
    ],
  },
  {
    id: 20059,
    country: 'IT',
    names: ['Langhe', 'Langhe', 'Langhe', 'Langhe', 'Langhe'],
    circles: [[44.65, 8.03, 24]],
  },
  {
    id: 20060,
    country: 'IT',
    names: ['Maremme', 'Maremma', 'Maremma', 'Maremma', 'Maremma'],
    circles: [[42.65, 11.2, 36]],
  },
  {
    id: 20061,
    country: 'IT',
    names: ['Salento', 'Salento', 'Salento', 'Salento', 'Salento'],
    circles: [[40.2, 18.2, 42]],
  },
  {
    id: 20062,
    country: 'IT',
    names: ["Vallée d'Itria", 'Valle de Itria', "Valle d'Itria", "Valle d'Itria", 'Itria Valley'],
    circles: [[40.75, 17.35, 20]],
  },
  {
    id: 20063,
    country: 'IT',
    names: [
      'Riviera romagnole',
      'Riviera romañola',
      'Riviera romagnola',
      'Riviera van Romagna',
      'Romagna Riviera',
    ],
    circles: [
      [44.1, 12.5, 22],
      [44.3, 12.35, 15],
    ],
  },
  {
    id: 20064,
    country: 'IT',
    names: [
      'Riviera des Fleurs',
      'Riviera de las Flores',
      'Riviera dei Fiori',
      'Bloemenrivièra',
      'Riviera of Flowers',
    ],
    circles: [[43.85, 7.85, 26]],
  },
  {
    id: 20065,
    country: 'IT',
    names: ['Côte Émeraude', 'Costa Esmeralda', 'Costa Smeralda', 'Costa Smeralda', 'Costa Smeralda'],
    circles: [[41.08, 9.48, 24]],
  },
  {
    id: 20066,
    country: 'IT',
    names: [
      'Colline du Prosecco',
      'Colinas del Prosecco',
      'Colline del Prosecco',
      'Proseccoheuvels',
      'Prosecco Hills',
    ],
    circles: [[45.92, 12.15, 20]],
  },
  {
    id: 20071,
    country: 'NL',
    names: ['Veluwe', 'Veluwe', 'Veluwe', 'Veluwe', 'Veluwe'],
    circles: [[52.2, 5.85, 26]],
  },
  {
    id: 20072,
    country: 'NL',
    names: ['Achterhoek', 'Achterhoek', 'Achterhoek', 'Achterhoek', 'Achterhoek'],
    circles: [[52.0, 6.45, 26]],
  },
  {
    id: 20073,
    country: 'NL',
    names: ['Twente', 'Twente', 'Twente', 'Twente', 'Twente'],
    circles: [[52.3, 6.8, 24]],
  },
  {
    id: 20074,
    country: 'NL',
    names: ['Îles des Wadden', 'Islas Frisias', 'Isole Frisone', 'Waddeneilanden', 'Wadden Islands'],
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
    country: 'NL',
    names: ['Sud-Limbourg', 'Sur de Limburgo', 'Limburgo meridionale', 'Zuid-Limburg', 'South Limburg Hills'],
    circles: [[50.85, 5.85, 20]],
  },
  {
    id: 20076,
    country: 'NL',
    names: ['Côte de Zélande', 'Costa de Zelanda', 'Costa della Zelanda', 'Zeeuwse kust', 'Zeeland Coast'],
    circles: [
      [51.55, 3.55, 20],
      [51.7, 3.8, 18],
    ],
  },
  {
    id: 20077,
    country: 'NL',
    names: ['Région des bulbes', 'Región de los bulbos', 'Regione dei bulbi', 'Bollenstreek', 'Bulb Region'],
    circles: [[52.27, 4.53, 14]],
  },
  {
    id: 20081,
    country: 'BE',
    names: ['Côte belge', 'Costa belga', 'Costa belga', 'Belgische kust', 'Belgian Coast'],
    circles: [
      [51.32, 3.25, 9],
      [51.24, 2.93, 9],
      [51.15, 2.75, 9],
      [51.11, 2.62, 9],
      [51.28, 3.05, 7],
    ],
  },
  {
    id: 20082,
    country: 'BE',
    names: ['Westhoek', 'Westhoek', 'Westhoek', 'Westhoek', 'Westhoek'],
    circles: [[50.87, 2.83, 22]],
  },
  {
    id: 20083,
    country: 'BE',
    names: ['Hautes Fagnes', 'Altas Fagnes', 'Alte Fagne', 'Hoge Venen', 'High Fens'],
    circles: [[50.48, 6.03, 18]],
  },
  {
    id: 20084,
    country: 'BE',
    names: ['Ardenne belge', 'Ardenas belgas', 'Ardenne belghe', 'Belgische Ardennen', 'Belgian Ardennes'],
    circles: [
      [50.2, 5.5, 35],
      [49.85, 5.2, 30],
      [50.25, 4.95, 18],
      [50.3, 5.95, 22],
    ],
  },
  {
    id: 20085,
    country: 'BE',
    names: ['Campine', 'Kempen', 'Kempen', 'Kempen', 'Campine'],
    circles: [[51.2, 5.1, 34]],
  },
  {
    id: 20086,
    country: 'BE',
    names: ['Hesbaye', 'Haspengouw', 'Hesbaye', 'Haspengouw', 'Haspengouw'],
    circles: [[50.8, 5.25, 17]],
  },
  {
    id: 20087,
    country: 'BE',
    names: [
      'Ardennes flamandes',
      'Ardenas flamencas',
      'Ardenne fiamminghe',
      'Vlaamse Ardennen',
      'Flemish Ardennes',
    ],
    circles: [[50.8, 3.7, 20]],
  },
];
