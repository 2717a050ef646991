/** Counts of the values of one property, by their numbers. */
export interface Tally {
  /** Counts a thing for a value: once, however often it is added in a row. */
  add: (value: number, thing: number) => void;
  /** Things per value, by its name; a value that nothing has is absent. */
  read: () => Map<string, number>;
}

/** A tally of the values that have these names, in their order. */
export function createTally(names: readonly (string | number)[]): Tally {
  const counts = new Uint32Array(names.length);
  /** The thing that each value was counted for last, so that a hotel counts once however many of its offers have it. */
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
