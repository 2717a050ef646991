import type { Flow } from './flow.ts';
import { PAGE_SIZE } from './pagination.ts';

/**
 * Whether fallback searches run in addition to `totalCount` exact results: fewer than a page, in booking or gifting
 * (SE-222, D-097, D-119).
 */
export function showsFallback(totalCount: number, flow: Flow): boolean {
  return hasFallback(flow) && totalCount < PAGE_SIZE;
}

/** Whether the flow has fallback searches, which are for searches of many hotels only (D-097). */
export function hasFallback(flow: Flow): boolean {
  return flow === 'booking' || flow === 'gifting';
}
