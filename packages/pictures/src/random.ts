/** Seed of all generated numbers; another value gives another catalogue and other pictures. */
const SEED = 0x5ab4d0;

/** Mixes the bits of a 32-bit number (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A 32-bit hash of these keys, the same on every machine. */
export function hashOf(...keys: (string | number)[]): number {
  let hash = SEED;
  for (const key of keys) {
    if (typeof key === 'number') hash = mix(hash ^ mix(key + 0x9e3779b9));
    else for (let index = 0; index < key.length; index++) hash = mix((hash + 31) ^ key.charCodeAt(index));
  }
  return hash;
}

/** A hash of these keys as a number from 0 up to, but not including, 1. */
export function unitOf(...keys: (string | number)[]): number {
  return hashOf(...keys) / 0x1_0000_0000;
}

/** A number from 0 up to 1 for a day and a hash from `hashOf`; fast enough to be called a million times. */
export function unitOfDay(hash: number, dayNumber: number): number {
  return mix(hash ^ Math.imul(dayNumber, 0x9e3779b1)) / 0x1_0000_0000;
}

export interface Random {
  /** A number from 0 up to, but not including, 1. */
  unit: () => number;
  /** An integer from `min` to `max`, both included. */
  int: (min: number, max: number) => number;
  /** True with this probability, 0 to 1. */
  chance: (probability: number) => boolean;
  /** An element of a non-empty list. */
  pick: <Item>(items: readonly Item[]) => Item;
  /** One of the keys, with probabilities in proportion to their weights. */
  weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
  /** Up to `count` elements of a list, in the order of the list. */
  some: <Item>(items: readonly Item[], count: number) => Item[];
}

/**
 * A stream of random numbers for one entity, identified by its keys. It does not depend on other entities, so entity
 * 7 is the same in a catalogue of 10 and of 100,000.
 */
export function createRandom(...keys: (string | number)[]): Random {
  let state = hashOf(...keys);
  const unit = () => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 0x1_0000_0000;
  };
  const int = (min: number, max: number) => min + Math.floor(unit() * (max - min + 1));
  const pick = <Item>(items: readonly Item[]): Item => {
    if (items.length === 0) throw new RangeError('nothing to pick from');
    return items[int(0, items.length - 1)] as Item;
  };
  return {
    unit,
    int,
    pick,
    chance: (probability) => unit() < probability,
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>): Key => {
      const entries = Object.entries(weights) as [Key, number][];
      let rest = unit() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        rest -= weight;
        if (rest < 0) return key;
      }
      return (entries.at(-1) as [Key, number])[0];
    },
    some: <Item>(items: readonly Item[], count: number): Item[] => {
      let wanted = Math.min(count, items.length);
      return items.filter((_, index) => {
        const isTaken = unit() * (items.length - index) < wanted;
        if (isTaken) wanted--;
        return isTaken;
      });
    },
  };
}
