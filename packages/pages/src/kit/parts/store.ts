/** A value outside of React's props, with listeners for its changes. */
export interface Store<Value extends object> {
  /** The initial value. */
  first: () => Value;
  read: () => Value;
  /** Sets the value; calls the listeners unless all its entries are equal to the current ones. */
  write: (value: Value) => void;
  /**
   * Adds a listener.
   *
   * @returns a function that removes it
   */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a store with an initial value. */
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
