import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSabadora } from '../SabadoraProvider.tsx';

/**
 * A value kept in the visitor's storage, read through `parse`, which gets null when there is none and must accept
 * any text; it is changed from what is stored at that moment, so that tabs do not undo each other. The first render in the browser repeats the server's: nothing stored.
 */
export function useStoredValue<Value>(
  key: string,
  parse: (text: string | null) => Value,
  /** For how long: "session" ends with the tab. @default 'storage' */
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
