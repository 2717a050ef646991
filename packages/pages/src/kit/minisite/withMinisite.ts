import type { ApiClient, Call, OrderRequest } from '@sabadora/api';
import type { Partner } from '../document/pageInput.ts';

/** The minisite's id, and the value by which the storefront recognises its visitors. */
type Of = Pick<Partner, 'minisiteId' | 'affiliate'>;

/**
 * Calls that contain the minisite they are made from (D-088); `withMinisite.test.ts` compares them with the schemas.
 */
export const CALLS_OF_MINISITES: ReadonlySet<string> = new Set([
  'searchOffers',
  'searchOffersByPost',
  'findMapLocations',
  'weekendDetail',
  'packageCheckoutNights',
  'productOffers',
  'productQuote',
]);

/** Calls of events and experiments, which also contain the affiliate. */
export const TRACKING_CALLS: ReadonlySet<string> = new Set([
  'collectAnalytics',
  'sendTrackingEvents',
  'activateExperiment',
]);

/** Wraps a client so that all calls that take a minisite, including the order, contain this one (CH-173, D-088). */
export function withMinisite(api: ApiClient, partner: Of): ApiClient {
  const send = api.send as (call: Call, request: object, options?: object) => Promise<unknown>;
  return {
    send: ((call: Call, request: object, options?: object) =>
      send(call, withPartner(call.name, request, partner), options)) as ApiClient['send'],
  };
}

function withPartner(call: string, request: object, { minisiteId: minisite, affiliate }: Of): object {
  if (CALLS_OF_MINISITES.has(call)) return { ...request, minisite };
  if (TRACKING_CALLS.has(call)) return { ...request, minisite, affiliate };
  if (call === 'initCheckout')
    // A partner's conditions apply to stays only.
    return 'kind' in request && request.kind === 'stay' ? { ...request, minisite } : request;
  if (call === 'createOrder' || call === 'finishOrder') return ordered(request as OrderRequest, minisite);
  return request;
}

function ordered(order: OrderRequest, minisiteId: number): OrderRequest {
  const { shortStayItem } = order.items;
  if (!shortStayItem) return order;
  const reservationCriteria = { ...shortStayItem.reservationCriteria, minisiteId };
  return { ...order, items: { ...order.items, shortStayItem: { ...shortStayItem, reservationCriteria } } };
}
