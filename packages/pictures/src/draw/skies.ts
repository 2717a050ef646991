import type { Colour } from './colour.ts';

export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night';

/** The colours of the air at one hour. */
export interface Sky {
  hour: Hour;
  top: Colour;
  mid: Colour;
  /** Colour at the horizon. */
  low: Colour;
  /** The disc of the sun or the moon. */
  sun: Colour;
  /** Colour to which distant things fade. */
  haze: Colour;
  /** Colour of shadows. */
  shade: Colour;
  /** How strongly everything is tinted with the shade, 0 to 1. */
  tone: number;
  /** Colour of the light on lit surfaces. */
  light: Colour;
}

/**
 * The skies of each hour, the later ones with bolder colours. All were chosen to go with paper, pine, gold and coral.
 */
export const SKIES: Readonly<Record<Hour, readonly [Sky, Sky, Sky]>> = {
  dawn: [
    {
      hour: 'dawn',
      top: '#8fb0b4',
      mid: '#eccdb6',
      low: '#fdeacb',
      sun: '#fff6df',
      haze: '#efd6c2',
      shade: '#3a5765',
      tone: 0.16,
      light: '#ffdcae',
    },
    {
      hour: 'dawn',
      top: '#9a9cbd',
      mid: '#e3bfc0',
      low: '#fde3c6',
      sun: '#fff3dc',
      haze: '#e6c9c8',
      shade: '#42466b',
      tone: 0.18,
      light: '#ffd9b8',
    },
    {
      hour: 'dawn',
      top: '#f3d9c0',
      mid: '#f7c9a8',
      low: '#fdecd0',
      sun: '#ee7a58',
      haze: '#f4d3b8',
      shade: '#4b5a63',
      tone: 0.14,
      light: '#ffe4ba',
    },
  ],
  noon: [
    {
      hour: 'noon',
      top: '#74b0b9',
      mid: '#b9d9d2',
      low: '#f6efdb',
      sun: '#fffaea',
      haze: '#cfe2da',
      shade: '#1d4f58',
      tone: 0.06,
      light: '#fff4d2',
    },
    {
      hour: 'noon',
      top: '#2f8d96',
      mid: '#8bc4bd',
      low: '#f5ead0',
      sun: '#fff8e2',
      haze: '#bcdacf',
      shade: '#164a55',
      tone: 0.06,
      light: '#ffefc6',
    },
    {
      hour: 'noon',
      top: '#5b9bc0',
      mid: '#a9cddb',
      low: '#fbf1dd',
      sun: '#fffaee',
      haze: '#cadfe2',
      shade: '#23486a',
      tone: 0.06,
      light: '#fff3d6',
    },
  ],
  golden: [
    {
      hour: 'golden',
      top: '#6faaa5',
      mid: '#f4dca6',
      low: '#fdeab6',
      sun: '#fff8e0',
      haze: '#f3d8a0',
      shade: '#35504a',
      tone: 0.12,
      light: '#ffcf73',
    },
    {
      hour: 'golden',
      top: '#f7e6c4',
      mid: '#f9d79b',
      low: '#f7bd78',
      sun: '#e4603e',
      haze: '#f6cd95',
      shade: '#52463f',
      tone: 0.14,
      light: '#ffc869',
    },
    {
      hour: 'golden',
      top: '#dd6f4e',
      mid: '#f2a863',
      low: '#fadf98',
      sun: '#fff3cf',
      haze: '#f3b878',
      shade: '#5a3137',
      tone: 0.22,
      light: '#ffc061',
    },
  ],
  dusk: [
    {
      hour: 'dusk',
      top: '#46456f',
      mid: '#b3637c',
      low: '#f5a372',
      sun: '#ffdf9f',
      haze: '#c27f82',
      shade: '#2b294b',
      tone: 0.42,
      light: '#ffa565',
    },
    {
      hour: 'dusk',
      top: '#2b5c6f',
      mid: '#bd9098',
      low: '#fcc491',
      sun: '#ffe9bd',
      haze: '#c0a0a0',
      shade: '#22384d',
      tone: 0.38,
      light: '#ffb47b',
    },
    {
      hour: 'dusk',
      top: '#6d3f58',
      mid: '#d56c58',
      low: '#fbc06a',
      sun: '#fff0bf',
      haze: '#d88a68',
      shade: '#3c2440',
      tone: 0.4,
      light: '#ffb058',
    },
  ],
  night: [
    {
      hour: 'night',
      top: '#10233d',
      mid: '#2a5470',
      low: '#86aeae',
      sun: '#fdf3d8',
      haze: '#5b8590',
      shade: '#0d1c2e',
      tone: 0.6,
      light: '#b9d3d2',
    },
    {
      hour: 'night',
      top: '#0c2b35',
      mid: '#1d5a58',
      low: '#79ae9d',
      sun: '#fcefcf',
      haze: '#4d8380',
      shade: '#0a2027',
      tone: 0.6,
      light: '#b7d8c6',
    },
    {
      hour: 'night',
      top: '#1e2148',
      mid: '#54588c',
      low: '#d9a3a0',
      sun: '#fff0d2',
      haze: '#8380a0',
      shade: '#171938',
      tone: 0.56,
      light: '#dcb9bd',
    },
  ],
};

/** A night that is dark down to the horizon, for light text. */
export const DEEP_NIGHT: Sky = {
  hour: 'night',
  top: '#141a38',
  mid: '#33406c',
  low: '#8d86a6',
  sun: '#fff0d2',
  haze: '#62648c',
  shade: '#121630',
  tone: 0.58,
  light: '#cdbfd0',
};
