export {
  browserLocation,
  fromHref,
  memoryLocation,
  toHref,
  type Address,
  type LocationAdapter,
} from './location.ts';
export {
  SabadoraProvider,
  useSabadora,
  type SabadoraContext,
  type SabadoraProviderProps,
  type TrackEvent,
} from './SabadoraProvider.tsx';
export type { SafeStorage, StorageAdapter } from './storage.ts';
export type { StayCalendarSource } from './stayCalendarSource.ts';
export type { ClosedReason, StayDay } from './stayDay.ts';
export { createTracker, type Tracker, type TrackerOptions } from './tracking/createTracker.ts';
export { forgetVisitor } from './tracking/visitor.ts';
export {
  useActivityAdults,
  type ActivityAdultsProps,
  type ActivityAdultsState,
} from './useActivityAdults.ts';
export {
  activitySearchKey,
  useActivitySearch,
  type ActivitySearch,
  type ActivitySearchProps,
  type AnsweredActivities,
} from './useActivitySearch.ts';
export { useAddress } from './useAddress.ts';
export { useBoxes, type Boxes, type BoxesProps } from './useBoxes.ts';
export type { Query } from './query/useQuery.ts';
export {
  useDestinationSuggestions,
  type DestinationSuggestions,
  type DestinationSuggestionsProps,
} from './useDestinationSuggestions.ts';
export {
  useFallbackSearches,
  type ExactAnswer,
  type FallbackBlock,
  type FallbackSearches,
  type FallbackSearchesProps,
} from './useFallbackSearches.ts';
export { optionsOf, type ActivityGroup, type FacetOption, type Facets } from './facets.ts';
export { useFacets, type FacetsProps, type FacetsState } from './useFacets.ts';
export { usePagination, type Pagination, type PaginationProps } from './usePagination.ts';
export { useParticipants, type Participants, type ParticipantsProps } from './useParticipants.ts';
export { useRecentSearches, type RecentSearches } from './useRecentSearches.ts';
export { useReturnToPlace, type ReturnToPlaceProps } from './useReturnToPlace.ts';
export { useSearchAddress, type SearchAddressProps, type SearchAddressState } from './useSearchAddress.ts';
export { useIsSearchChanged, type SearchDraft } from './searchDraft.ts';
export { useSearchBox, type LastWords, type SearchBox, type SearchBoxOptions } from './useSearchBox.ts';
export {
  useSearchFilters,
  type DistanceFilterState,
  type SearchFilters,
  type SearchFiltersProps,
  type SliderState,
} from './useSearchFilters.ts';
export { useSearchMap, type SearchMapProps, type SearchMapState } from './useSearchMap.ts';
export { useSort, type Sort } from './useSort.ts';
export { useStayDates, type StayDatesProps, type StayDatesState } from './useStayDates.ts';
export {
  staySearchKey,
  useStaySearch,
  type AnsweredSearch,
  type StaySearch,
  type StaySearchProps,
} from './useStaySearch.ts';
export type { StaySearchStatus } from './useSearchAnswer.ts';
export { useKnownLocation, type UserLocation } from './useKnownLocation.ts';
export {
  useUserLocation,
  type UserLocationProps,
  type UserLocationState,
  type UserLocationStatus,
} from './useUserLocation.ts';
export { useSavedPrice, type SavedPrice } from './useSavedPrice.ts';
export { useWishlist, type Wishlist, type WishlistItem, type WishlistKind } from './useWishlist.ts';
export { useBoxBlock } from './useBoxBlock.ts';
export { useHotelOffers, type HotelOffers, type HotelOffersProps } from './useHotelOffers.ts';
export {
  activityListItem,
  stayListItem,
  useListTracking,
  type ItemTrackingProps,
  type ListItem,
  type ListTracking,
  type ListTrackingProps,
} from './useListTracking.ts';
