import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';

/**
 * A value in the visitor's storage. `parse` reads it: it gets null when nothing is stored, and must accept any text.
 * A change is based on what is stored at that moment, so that tabs do not undo each other's changes. The first render
 * in the browser repeats the server's, with nothing stored.
 */
export function useStoredValue<Value>(
  key: string,
  parse: (text: string | null) => Value,
  /** How long the value is kept: "session" ends with the tab. @default 'storage' */
  keptIn: 'storage' | 'session' = 'storage',
): [Value, (change: (current: Value) => Value) => void] {
  const { [keptIn]: storage } = useSabadora();
  const text = useSyncExternalStore(
    useCallback((listener) => storage.subscribe(key, listener), [storage, key]),
    () => storage.get(key),
    () => null,
  );
  const value = useMemo(() => parse(text), [parse, text]);
  const set = useCallback(
    (change: (current: Value) => Value) => storage.set(key, JSON.stringify(change(parse(storage.get(key))))),
    [storage, key, parse],
  );
  return [value, set];
}
