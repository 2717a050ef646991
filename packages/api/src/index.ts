export { toActivitiesRequest } from './activitiesRequest.ts';
export { BASE_PATHS, type Call, type RequestOf } from './call.ts';
export * from './calls/index.ts';
export { callUrl, OFFERS_PATH } from './callUrl.ts';
export { toMapRequest } from './mapRequest.ts';
export { createApiClient, type ApiClient } from './client.ts';
export { PROXIED_PREFIXES } from './proxiedPrefixes.ts';
export { fromQueryEntries } from './encode.ts';
export { stripeMethods } from './stripeMethods.ts';
export { ApiError, type FieldError } from './error.ts';
export type {
  ActivitiesResponse,
  ActivityCardData,
  ActivityDetail,
  ActivityPart,
} from './schemas/activities.ts';
export type { AccountData, AccountTrip, Passkey, WishlistEntry } from './schemas/account.ts';
export type { Booking, BookingKey, MoveQuote } from './schemas/booking.ts';
export type { CaseRequest, Challenge } from './schemas/contact.ts';
export { SITEMAP_KINDS, SITEMAP_PAGES_MAX, type SitemapKind } from './schemas/sitemap.ts';
export type { VoucherData, VoucherOffers } from './schemas/beneficiary.ts';
export type { BoxBlock, BoxCardData, BoxDetail, BoxOffers } from './schemas/boxes.ts';
export type { AnnouncementBanner, TargetedBanner } from './schemas/content/banners.ts';
export type { HomeBlock, Homepage, LandingBlock, LandingPage } from './schemas/content/blocks.ts';
export type { Redirects, StaticContent, WeekendIdeas } from './schemas/content/pages.ts';
export type { HelpAnswer, HelpCentre, HelpTopics } from './schemas/content/help.ts';
export type { BoxesBlock, GiftBlockEntry } from './schemas/content/gifts.ts';
export type { DueBanner, MenuLink, SiteChrome } from './schemas/content/chrome.ts';
export type { ExperimentBody } from './schemas/content/bodies.ts';
export type { DayAvailabilityData } from './schemas/calendar.ts';
export type {
  Buyer,
  Checkout,
  CheckoutChange,
  CheckoutRequest,
  OrderLine,
  PaymentMethod,
  PaymentProviderData,
} from './schemas/checkout.ts';
export type { OrderedProduct, OrderedStay } from './schemas/orderedProduct.ts';
export type { DestinationData } from './schemas/destinations.ts';
export type { FacetsResponse, FacetsRequest, FacetValue } from './schemas/facets.ts';
export type { GiftExtras, GiftShippingCost, PhysicalExtraData } from './schemas/gift.ts';
export type { MapGeographyData } from './schemas/geography.ts';
export type { HotelDetail, HotelInFull, HotelOfferData, RoomData } from './schemas/hotel.ts';
export type {
  HotelResult,
  HotelSummary,
  MapLocation,
  OfferCardData,
  OffersResponse,
  OffersRequest,
  PageModel,
  RecommendedOffer,
  SearchDetails,
} from './schemas/offers.ts';
export type {
  Confirmation,
  CreatedOrder,
  FinishedOrder,
  OrderError,
  OrderPayment,
  OrderRequest,
} from './schemas/purchase.ts';
export type { SandboxCard } from './schemas/sandbox.ts';
export type {
  ActivityDates,
  CancellationPolicyData,
  PriceInfo,
  ProductOffers,
  Quote,
  QuoteErrorCode,
} from './schemas/product.ts';
export type { ProgramItem } from './schemas/program.ts';
export type { HotelReviews, ReviewData } from './schemas/reviews.ts';
export type { TrackedEvent } from './schemas/tracking.ts';
export type { ExtraData, GiftPrices, WeekendDetail } from './schemas/weekend.ts';
export {
  toCalendarPricesRequest,
  toFacetsRequest,
  toOffersRequest,
  toVoucherFilters,
} from './searchRequests.ts';
export { toHotelRequest, toQuoteRequest, toWeekendRequest } from './productRequests.ts';
