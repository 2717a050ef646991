import { useState } from 'react';

/**
 * What is shown: the newest, or while the next is on its way the one before, as a whole, so that nothing on the page
 * moves and nothing old passes for an answer to the new question.
 *
 * @param newest keeps its identity until there is another
 */
export function useStanding<Shown extends object>(
  newest: Shown | undefined,
  isLoading: boolean,
): Shown | undefined {
  const [standing, setStanding] = useState<Shown>();
  const shown = newest ?? (isLoading ? standing : undefined);
  if (shown !== standing) setStanding(shown);
  return shown;
}
