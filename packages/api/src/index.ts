export { BASE_PATHS, type AnswerOf, type ApiBase, type Call, type RequestOf } from './call.ts';
export * from './calls.ts';
export { createApiClient, type ApiClient, type ApiClientOptions } from './client.ts';
export { fromQueryEntries, toQueryEntries } from './encode.ts';
export { ApiError, type ApiFailure, type FieldError } from './error.ts';
export type { DayAvailabilityData } from './schemas/calendar.ts';
export type { DestinationData } from './schemas/destinations.ts';
export type { FacetsAnswer, FacetsRequest, FacetValue } from './schemas/facets.ts';
export type {
  HotelResult,
  HotelSummary,
  MapLocation,
  OfferCardData,
  OffersAnswer,
  OffersRequest,
  SearchDetails,
} from './schemas/offers.ts';
export type { WeekendDetail } from './schemas/weekend.ts';
export { toCalendarPricesRequest, toOffersRequest, type SearchQuestion } from './searchRequests.ts';
