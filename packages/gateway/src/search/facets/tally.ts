/** Counts of the values of one property, by their numbers. */
export interface Tally {
  /** Counts a thing for a value. Repeated calls for the same thing count once. */
  add: (value: number, thing: number) => void;
  /** Number of things per value, by the value's name; values without things are absent. */
  read: () => Map<string, number>;
}

/** Creates a tally for values with these names, in their order. */
export function createTally(names: readonly (string | number)[]): Tally {
  const counts = new Uint32Array(names.length);
  /**
   * The thing for which each value was last counted, so that a hotel counts once even if several of its offers have
   * the value.
   */
  const countedFor = new Int32Array(names.length).fill(-1);
  return {
    add: (value: number, thing: number) => {
      if (countedFor[value] === thing) return;
      countedFor[value] = thing;
      counts[value] = (counts[value] ?? 0) + 1;
    },
    read: () =>
      new Map(
        names.flatMap((name, value): [string, number][] => {
          const count = counts[value] ?? 0;
          return count > 0 ? [[String(name), count]] : [];
        }),
      ),
  };
}
