import { FLOW_TABLE, PARTY_KEYS, type Flow } from '@sabadora/domain';

const PEOPLE = Object.values(PARTY_KEYS);
const DATES = ['checkin', 'checkout'];

/**
 * For a link, or what is around links, to pages that open for the people and dates of this one: a press before hydration
 * keeps them (`keepHash`). In a flow without dates, the people alone.
 */
export function keepsHash(flow: Flow): { 'data-keep-hash': string } {
  return { 'data-keep-hash': [...(FLOW_TABLE[flow].sendsDates ? DATES : []), ...PEOPLE].join(' ') };
}
