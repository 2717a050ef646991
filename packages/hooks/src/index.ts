export {
  browserLocation,
  fromHref,
  memoryLocation,
  toHref,
  type Address,
  type LocationAdapter,
} from './address/location.ts';
export { queryLocation } from './address/queryLocation.ts';
export { useRouterLocation, type RouterLocationProps } from './address/useRouterLocation.ts';
export {
  SabadoraProvider,
  useSabadora,
  type SabadoraContext,
  type SabadoraProviderProps,
  type TrackEvent,
} from './SabadoraProvider.tsx';
export type { SafeStorage, StorageAdapter } from './storage/storage.ts';
export type { StayCalendarSource } from './dates/stayCalendarSource.ts';
export type { ClosedReason, KeptDay, StayDay } from './dates/stayDay.ts';
export { createTracker, type Tracker, type TrackerOptions } from './tracking/createTracker.ts';
export { forgetVisitor } from './tracking/visitor.ts';
export {
  useActivityAdults,
  type ActivityAdultsProps,
  type ActivityAdultsState,
} from './party/useActivityAdults.ts';
export {
  useActivityProduct,
  type ActivityProduct,
  type ActivityProductProps,
  type ActivityUse,
} from './activity/useActivityProduct.ts';
export {
  activitySearchKey,
  useActivitySearch,
  type ActivitySearch,
  type ActivitySearchProps,
  type LoadedActivities,
} from './search/useActivitySearch.ts';
export { useAddress } from './address/useAddress.ts';
export { useBoxLocations } from './boxes/useBoxLocations.ts';
export { useBoxOffers, type BoxStays, type BoxStaysProps } from './boxes/useBoxOffers.ts';
export { useBoxProduct, type BoxProduct, type BoxProductProps } from './boxes/useBoxProduct.ts';
export { useBoxes, type Boxes, type BoxesProps } from './boxes/useBoxes.ts';
export {
  useContactCase,
  type CaseResult,
  type ContactCase,
  type ContactCaseProps,
} from './contact/useContactCase.ts';
export { useEmailModal, type EmailModalProps, type EmailModalState } from './newsletter/useEmailModal.ts';
export { useNewsletter, type NewsletterProps, type NewsletterState } from './newsletter/useNewsletter.ts';
export type { Query } from './query/useQuery.ts';
export {
  useDestinationSuggestions,
  type DestinationSuggestions,
  type DestinationSuggestionsProps,
} from './destination/useDestinationSuggestions.ts';
export {
  useFallbackSearches,
  type ExactResult,
  type FallbackBlock,
  type FallbackSearches,
  type FallbackSearchesProps,
} from './search/useFallbackSearches.ts';
export { optionsOf, type ActivityGroup, type FacetOption, type Facets } from './filters/facets.ts';
export { useFacets, type FacetsProps, type FacetsState } from './filters/useFacets.ts';
export { usePagination, type Pagination, type PaginationProps } from './search/usePagination.ts';
export { useParticipants, type Participants, type ParticipantsProps } from './party/useParticipants.ts';
export { useRecentSearches, type RecentSearches } from './searchBox/useRecentSearches.ts';
export { useReturnToPlace, type ReturnToPlaceProps } from './address/useReturnToPlace.ts';
export {
  useSearchAddress,
  type SearchAddressProps,
  type SearchAddressState,
} from './address/useSearchAddress.ts';
export type { SearchDraft } from './searchBox/searchDraft.ts';
export { useIsSearchChanged } from './searchBox/useIsSearchChanged.ts';
export {
  useSearchBox,
  type SubmitOptions,
  type SearchBox,
  type SearchBoxOptions,
} from './searchBox/useSearchBox.ts';
export {
  useSearchFilters,
  type DistanceFilterState,
  type SearchFilters,
  type SearchFiltersProps,
  type SliderState,
} from './filters/useSearchFilters.ts';
export { useMapGeography } from './map/useMapGeography.ts';
export { useSearchMap, type SearchMapProps, type SearchMapState } from './map/useSearchMap.ts';
export { useSort, type Sort } from './search/useSort.ts';
export { useStayDates, type StayDatesProps, type StayDatesState } from './dates/useStayDates.ts';
export {
  staySearchKey,
  useStaySearch,
  type LoadedSearch,
  type StaySearch,
  type StaySearchProps,
} from './search/useStaySearch.ts';
export type { StaySearchStatus } from './search/usePagedSearch.ts';
export { useKnownLocation, type UserLocation } from './destination/useKnownLocation.ts';
export {
  useUserLocation,
  type UserLocationProps,
  type UserLocationState,
  type UserLocationStatus,
} from './destination/useUserLocation.ts';
export { useRecentlyViewed, type RecentlyViewed } from './saved/useRecentlyViewed.ts';
export { useAccountWishlist, type AccountWishlistState } from './saved/useAccountWishlist.ts';
export { useSavedPrice, type SavedPrice } from './saved/useSavedPrice.ts';
export { useWishlist, type Wishlist, type WishlistItem, type WishlistKind } from './saved/useWishlist.ts';
export { useBoxBlock } from './boxes/useBoxBlock.ts';
export { useGiftBlock } from './boxes/useGiftBlock.ts';
export { useHotelOffers, type HotelOffers, type HotelOffersProps } from './search/useHotelOffers.ts';
export {
  activityListItem,
  stayListItem,
  useListTracking,
  type ItemTrackingProps,
  type ListItem,
  type ListTracking,
  type ListTrackingProps,
} from './tracking/useListTracking.ts';
export {
  activityItem,
  boxItem,
  hotelItem,
  orderedGiftItem,
  stayItem,
  type ProductItem,
} from './tracking/productItem.ts';
export { useItemView } from './tracking/useItemView.ts';
export { useProductAddress, type ProductAddress } from './product/useProductAddress.ts';
export { useHotelProduct, type HotelProduct, type HotelProductProps } from './product/useHotelProduct.ts';
export { useProductOffers, type BookableOffer, type ProductOffersProps } from './product/useProductOffers.ts';
export { useOfferDetail, type OfferDetail, type OfferDetailProps } from './product/useOfferDetail.ts';
export {
  useGiftProduct,
  type GiftProduct,
  type GiftProductProps,
  type GiftRateData,
} from './gift/useGiftProduct.ts';
export { usePersonalisation, type PersonalisationState } from './gift/usePersonalisation.ts';
export { useShippingCost, type ShippingCostProps, type ShippingCostState } from './gift/useShippingCost.ts';
export {
  useStayProduct,
  type ActivityChoice,
  type BookingObstacle,
  type StayProduct,
  type StayProductProps,
} from './product/useStayProduct.ts';
export type { PricedQuote, StayQuote } from './product/useStayQuote.ts';
export {
  useCheckout,
  type ChangeResult,
  type CheckoutState,
  type CheckoutStatus,
} from './checkout/useCheckout.ts';
export {
  useBooking,
  useOpenBooking,
  type BookingChange,
  type BookingState,
  type FindResult,
} from './lookup/useBooking.ts';
export { NO_MEANS, useMove, type Move, type MovedActivity, type MoveOffer } from './lookup/useMove.ts';
export { useVoucher, type VoucherEntry, type VoucherStatus } from './voucher/useVoucher.ts';
export { useVoucherFacets, type VoucherFacetsProps } from './voucher/useVoucherFacets.ts';
export { useVoucherStays, type VoucherStays } from './voucher/useVoucherStays.ts';
export { useSpentVoucher } from './voucher/useSpentVoucher.ts';
export { useOrder, findOrder, type OrderView } from './checkout/useOrder.ts';
export { useFastWallet, type FastWallet, type WalletState } from './checkout/useFastWallet.ts';
export { applyCode, type CodeFault, type CodeResult } from './checkout/applyCode.ts';
export { BANK_RETURN, confirmationHref } from './checkout/paymentAddress.ts';
export { usePayment, type Payment, type PaymentState } from './checkout/usePayment.ts';
export type {
  Confirmation as PaymentConfirmation,
  PaymentMeans,
  PaymentResult,
} from './checkout/payOrder.ts';
export { useExtraChange, type ExtraChange } from './product/useExtraChange.ts';
export { useReviews, type ReviewList } from './reviews/useReviews.ts';
export { useStoredValue } from './storage/useStoredValue.ts';
