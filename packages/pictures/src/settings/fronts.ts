import type { Front } from './setting.ts';

/** Town houses of different parts of Europe. */
export const FRONTS = {
  /** Pale stone of one height, balconies, zinc mansards: the boulevards of northern France. */
  haussmann: {
    gables: ['mansard'],
    floors: [5, 5],
    columns: 4,
    width: 1.45,
    height: 1.02,
    variety: 0.08,
    ground: 'shops',
    balconies: 'iron',
  },
  /** Narrow canal houses with different gables. */
  dutch: {
    gables: ['bell', 'spout', 'flat', 'bell', 'spout'],
    floors: [4, 5],
    columns: 3,
    width: 0.98,
    height: 1,
    variety: 0.7,
    ground: 'doors',
  },
  /** Stepped gables in brick. */
  flemish: {
    gables: ['step', 'step', 'step', 'flat', 'spout'],
    floors: [3, 4],
    columns: 3,
    width: 1,
    height: 0.92,
    variety: 0.6,
    ground: 'doors',
  },
  /** Steep roofs over painted plaster in a timber frame. */
  timbered: {
    gables: ['pitched', 'pitched', 'low'],
    floors: [3, 4],
    columns: 3,
    width: 1.12,
    height: 0.86,
    variety: 0.6,
    ground: 'shops',
    timber: '#6b4a38',
  },
  /** Tall painted houses under low tiled roofs, with shutters. */
  southern: {
    gables: ['low'],
    floors: [4, 5],
    columns: 3,
    width: 1.02,
    height: 0.98,
    variety: 0.5,
    ground: 'doors',
    shutters: ['#4f7f78', '#6d8f86', '#8c5f4a', '#5d7d92'],
  },
  /** Ashlar fronts of two or three storeys. */
  ashlar: {
    gables: ['low', 'flat'],
    floors: [3, 3],
    columns: 4,
    width: 1.35,
    height: 0.82,
    variety: 0.2,
    ground: 'arcade',
    balconies: 'iron',
  },
  /** Arcades, iron balconies and tiles of the plazas of inner Spain. */
  castilian: {
    gables: ['low'],
    floors: [4, 4],
    columns: 4,
    width: 1.4,
    height: 0.94,
    variety: 0.12,
    ground: 'arcade',
    balconies: 'iron',
  },
  /** Lime-washed houses with flat roofs and flower pots. */
  white: {
    gables: ['flat', 'low', 'flat'],
    floors: [2, 3],
    columns: 2,
    width: 0.96,
    height: 0.68,
    variety: 0.7,
    ground: 'doors',
    balconies: 'iron',
    shutters: ['#2f6f8f', '#4a7d5a', '#8c5f4a'],
  },
  /** Granite and slate, chimneys at both ends. */
  granite: {
    gables: ['mansard', 'low', 'pitched'],
    floors: [3, 4],
    columns: 3,
    width: 1.1,
    height: 0.86,
    variety: 0.4,
    ground: 'doors',
    shutters: ['#3f6f86', '#5d7d92', '#e9e2d2'],
  },
  /** Fronts of white glazed balconies over a harbour. */
  glazed: {
    gables: ['low'],
    floors: [4, 5],
    columns: 3,
    width: 1,
    height: 1,
    variety: 0.3,
    ground: 'arcade',
    balconies: 'glazed',
  },
  /** Red timber on white walls. */
  basque: {
    gables: ['pitched', 'low', 'pitched'],
    floors: [3, 4],
    columns: 3,
    width: 1.08,
    height: 0.88,
    variety: 0.5,
    ground: 'shops',
    timber: '#9c3b30',
    shutters: ['#9c3b30', '#3f6b4f'],
  },
  /** Brick and ochre over porticoes. */
  porticoed: {
    gables: ['low'],
    floors: [3, 4],
    columns: 3,
    width: 1.2,
    height: 0.92,
    variety: 0.35,
    ground: 'arcade',
    shutters: ['#5f7a5c', '#7a5a44', '#4f6f72'],
  },
  /** Painted houses under broad roofs in the mountains. */
  alpine: {
    gables: ['pitched', 'low'],
    floors: [3, 4],
    columns: 3,
    width: 1.15,
    height: 0.8,
    variety: 0.4,
    ground: 'arcade',
    shutters: ['#4f7a58', '#8c4a3c', '#5d6f8a'],
  },
  /** Plain brick terraces with slate roofs. */
  brick: {
    gables: ['low', 'step', 'mansard', 'low'],
    floors: [3, 4],
    columns: 3,
    width: 1.05,
    height: 0.86,
    variety: 0.45,
    ground: 'shops',
  },
  /** Glass, steel and concrete of many heights. */
  modern: {
    gables: ['flat'],
    floors: [6, 11],
    columns: 4,
    width: 1.1,
    height: 1.25,
    variety: 1.3,
    ground: 'shops',
    isModern: true,
  },
} as const satisfies Record<string, Front>;
