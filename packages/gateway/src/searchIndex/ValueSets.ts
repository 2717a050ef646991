import { outOfRange } from './outOfRange.ts';

/** A set of values for each thing: those of thing `i` begin at `starts[i]` and end before `starts[i + 1]`. */
export interface ValueSets<Value> {
  starts: Uint32Array;
  /** Indexes of the values in `names`. */
  values: Uint16Array;
  names: readonly Value[];
}

/** Collects value sets, one thing after the other. */
export function createValueSets<Value>(): {
  add: (values: Iterable<Value>) => void;
  build: () => ValueSets<Value>;
} {
  const numbers = new Map<Value, number>();
  const starts = [0];
  const values: number[] = [];
  return {
    add: (given) => {
      for (const value of new Set(given)) {
        const number = numbers.get(value) ?? numbers.size;
        numbers.set(value, number);
        values.push(number);
      }
      starts.push(values.length);
    },
    build: () => ({
      starts: Uint32Array.from(starts),
      values: Uint16Array.from(values),
      names: [...numbers.keys()],
    }),
  };
}

/** Tests whether a thing has any of the values; always true when no values are given. */
export function hasAnyOf<Value>(
  { starts, values, names }: ValueSets<Value>,
  wanted: readonly Value[],
): (thing: number) => boolean {
  if (wanted.length === 0) return () => true;
  const isWanted = Uint8Array.from(names, (name) => (wanted.includes(name) ? 1 : 0));
  return (thing) => {
    const end = starts[thing + 1] ?? outOfRange();
    for (let at = starts[thing] ?? outOfRange(); at < end; at += 1) {
      if (isWanted[values[at] ?? outOfRange()] === 1) return true;
    }
    return false;
  };
}

/** Calls `visit` with the number of each value of a thing. */
export function eachValue(
  { starts, values }: ValueSets<unknown>,
  thing: number,
  visit: (value: number) => void,
): void {
  const end = starts[thing + 1] ?? outOfRange();
  for (let at = starts[thing] ?? outOfRange(); at < end; at += 1) visit(values[at] ?? outOfRange());
}
