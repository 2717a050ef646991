import { FLOW_TABLE, PARTY_KEYS, type Flow } from '@sabadora/domain';

const PEOPLE = Object.values(PARTY_KEYS);
const DATES = ['checkin', 'checkout'];

/**
 * Props for a link, or an element around links, to pages that open with the people and dates of this one: they are
 * kept even when pressed before hydration (`keepHash`). In a flow without dates, only the people are kept.
 */
export function keepsHash(flow: Flow): { 'data-keep-hash': string } {
  return { 'data-keep-hash': [...(FLOW_TABLE[flow].sendsDates ? DATES : []), ...PEOPLE].join(' ') };
}
