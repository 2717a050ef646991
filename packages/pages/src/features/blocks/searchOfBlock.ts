import type { LandingBlock } from '@sabadora/api';
import {
  readAddress,
  weekendToCome,
  type Now,
  type ProductFlow,
  type SearchCriteria,
} from '@sabadora/domain';
import { shownFlow } from '../homeBlocks/content.ts';

type TopResultsBlock = Extract<LandingBlock, { type: 'topResults' }>;

/** The search whose first results a block shows. */
export function searchOfBlock(
  { search, dates }: Pick<TopResultsBlock, 'search' | 'dates'>,
  now: Now,
): { flow: ProductFlow; criteria: SearchCriteria; query: string } {
  const query = new URLSearchParams(search);
  if (dates === 'weekend') {
    const { checkin, checkout } = weekendToCome(now);
    query.set('checkin', checkin);
    query.set('checkout', checkout);
  }
  const { flow, criteria } = readAddress({ query: query.toString(), hash: '' }, now);
  return { flow: shownFlow(flow), criteria, query: query.toString() };
}
