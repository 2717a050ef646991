import type { Colour } from './colour.ts';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

/** The colours of the land in one season at noon. */
export interface Land {
  season: Season;
  meadow: Colour;
  /** Woods on slopes. */
  wood: Colour;
  /** Conifers. */
  spruce: Colour;
  /** Crowns of broad-leaved trees; at least three. */
  foliage: readonly Colour[];
  /** Crops and open ground; at least three. */
  fields: readonly Colour[];
  flower: Colour;
  rock: Colour;
  snow: Colour;
  /** Extent of the snow on mountains: 0 (none) to 1 (down to the valley). */
  snowLine: number;
  isSnowy: boolean;
}

/** The land of each season; all of them go with every sky. */
export const LANDS: Readonly<Record<Season, Land>> = {
  spring: {
    season: 'spring',
    meadow: '#9dbb62',
    wood: '#5d9160',
    spruce: '#2b5f52',
    foliage: ['#86ad55', '#b3c56e', '#5f9a5e', '#efb9b0'],
    fields: ['#e9c94f', '#a8c268', '#c6d080', '#8db568'],
    flower: '#e8735a',
    rock: '#8a8fa0',
    snow: '#f8f4ec',
    snowLine: 0.42,
    isSnowy: false,
  },
  summer: {
    season: 'summer',
    meadow: '#a9b45a',
    wood: '#4f8559',
    spruce: '#1f5549',
    foliage: ['#5f9156', '#87a653', '#3f7a55', '#a8b45c'],
    fields: ['#e0b858', '#d3a94a', '#8a76ab', '#b5b562'],
    flower: '#d94f36',
    rock: '#9a8f8d',
    snow: '#faf5ea',
    snowLine: 0.2,
    isSnowy: false,
  },
  autumn: {
    season: 'autumn',
    meadow: '#c0a155',
    wood: '#9a6f3e',
    spruce: '#35564a',
    foliage: ['#cf6a34', '#e0a03f', '#a8452f', '#93863f'],
    fields: ['#c98d45', '#dcb566', '#a8763f', '#b7a05a'],
    flower: '#e8a13a',
    rock: '#8d8088',
    snow: '#f8f1e8',
    snowLine: 0.28,
    isSnowy: false,
  },
  winter: {
    season: 'winter',
    meadow: '#f1efe8',
    wood: '#8fa5ab',
    spruce: '#2c5358',
    foliage: ['#93888a', '#a89a94', '#7d8a90', '#b3a79c'],
    fields: ['#e9ebe8', '#dfe6e6', '#f5f1e8', '#d8e1e4'],
    flower: '#c8503c',
    rock: '#7d8798',
    snow: '#fbf8f2',
    snowLine: 0.78,
    isSnowy: true,
  },
};
