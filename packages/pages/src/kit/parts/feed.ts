/** A store: a value outside React's props, and the listeners that are called when it changes. */
export interface Feed<Value extends object> {
  /** What it was made with. */
  first: () => Value;
  read: () => Value;
  /** Keeps `value`; tells the listeners unless its entries are those of the last one. */
  write: (value: Value) => void;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

export function createFeed<Value extends object>(first: Value): Feed<Value> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    first: () => first,
    read: () => current,
    write: (value) => {
      if (hasSameEntries(current, value)) return;
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function hasSameEntries(one: object, other: object): boolean {
  const entries = Object.entries(other);
  const known = new Map<string, unknown>(Object.entries(one));
  return entries.length === known.size && entries.every(([key, value]) => Object.is(known.get(key), value));
}
