import type { LandingBlock } from '@sabadora/api';
import { searchRoute } from '@sabadora/domain';
import { useSabadora, type LoadedSearch } from '@sabadora/hooks';
import { useMemo } from 'react';
import { StaysBlock } from '../homeBlocks/blocks/StaysBlock.tsx';
import { searchOfBlock } from './searchOfBlock.ts';

export interface TopResultsProps extends Extract<LandingBlock, { type: 'topResults' }> {
  /** Results that the server loaded; undefined if it has none. */
  found: LoadedSearch | undefined;
}

/** Most stays that fit in one row of large cards. */
const LARGE_MOST = 3;

/** The first results of a search (CH-027): three, unless the editor sets another number (CH-028). */
export function TopResults({ title, subtitle, search, dates, limit, linkLabel, found }: TopResultsProps) {
  const { now } = useSabadora();
  const { flow, criteria, query } = useMemo(
    () => searchOfBlock({ search, dates }, now),
    [search, dates, now],
  );
  return (
    <StaysBlock
      title={title}
      line={subtitle ?? ''}
      flow={flow}
      criteria={criteria}
      limit={limit}
      shownCount={limit}
      found={found}
      size={limit <= LARGE_MOST ? 'large' : 'small'}
      query={`flow=${flow}`}
      href={`${searchRoute(flow)}?${query}`}
      linkLabel={() => linkLabel}
    />
  );
}
