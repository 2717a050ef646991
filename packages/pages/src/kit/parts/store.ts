/** A store: a value outside React's props, and the listeners that are called when it changes. */
export interface Store<Value extends object> {
  /** What it was made with. */
  first: () => Value;
  read: () => Value;
  /** Keeps `value`; calls the listeners unless its entries are those of the last one. */
  write: (value: Value) => void;
  /** Returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that holds `first` until it is written to. */
export function createStore<Value extends object>(first: Value): Store<Value> {
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
