import { hashOf, unitOf } from '../random.ts';

/** A smooth function of x, about −1 to 1, the same on every machine. */
export type Noise = (x: number) => number;

/** One octave: values at integers, interpolated smoothly. */
function valueNoise(seed: number): Noise {
  return (x) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const eased = t * t * (3 - 2 * t);
    const from = unitOf(seed, cell);
    return (from + (unitOf(seed, cell + 1) - from) * eased) * 2 - 1;
  };
}

/**
 * Layered noise.
 *
 * @param octaves number of layers; each is half as wide as the one before, and `gain` times as high
 */
export function createNoise(key: string, octaves = 4, gain = 0.5): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => valueNoise(hashOf(key, octave)));
  const total = layers.reduce((sum, _, octave) => sum + gain ** octave, 0);
  return (x) =>
    layers.reduce((sum, layer, octave) => sum + layer(x * 2 ** octave) * gain ** octave, 0) / total;
}
