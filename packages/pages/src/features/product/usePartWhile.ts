import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { usePart, type PartOnDemand } from '../../kit/parts/usePart.ts';

/**
 * A lazy part whose code is loaded once `isWanted` is true.
 *
 * @param load Must keep its identity, as for `usePart`.
 * @param onFailure Called when the code cannot be loaded; must reset `isWanted`.
 */
export function usePartWhile<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onFailure: () => void,
): Pick<PartOnDemand<Props>, 'Part' | 'prepare'> {
  const { Part, prepare, show } = usePart(load);
  const ask = useEffectEvent(async () => {
    if (!(await show())) onFailure();
  });
  useEffect(() => {
    if (isWanted) void ask();
  }, [isWanted]);
  return { Part, prepare };
}
