import { useState } from 'react';

/**
 * The newest data, or while more are loading those before.
 *
 * @param newest keeps its identity until there is another
 * @param isKept false for data that are not to be shown while others are loading
 */
export function useKept<Data extends object>(
  newest: Data | undefined,
  { isLoading, isKept }: { isLoading: boolean; isKept: boolean },
): Data | undefined {
  const [kept, setKept] = useState<Data>();
  const shown = newest ?? (isLoading ? kept : undefined);
  const toKeep = isKept ? shown : undefined;
  if (toKeep !== kept) setKept(toKeep);
  return shown;
}
