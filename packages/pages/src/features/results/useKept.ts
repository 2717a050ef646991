import { useState } from 'react';

/**
 * The newest data, or the previous data while newer data load.
 *
 * @param newest Must keep its identity until there are newer data.
 * @param isKept False for data that must not be shown while others load.
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
