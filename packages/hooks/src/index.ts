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
export { useAddress } from './useAddress.ts';
export {
  useDestinationSuggestions,
  type DestinationSuggestions,
  type DestinationSuggestionsProps,
} from './useDestinationSuggestions.ts';
export { usePagination, type Pagination, type PaginationProps } from './usePagination.ts';
export { useParticipants, type Participants, type ParticipantsProps } from './useParticipants.ts';
export { useRecentSearches, type RecentSearches } from './useRecentSearches.ts';
export { useSearchAddress, type SearchAddressProps, type SearchAddressState } from './useSearchAddress.ts';
export { useSearchBox, type SearchBox, type SearchDraft } from './useSearchBox.ts';
export { useStayDates, type StayDatesProps, type StayDatesState } from './useStayDates.ts';
export {
  staySearchKey,
  useStaySearch,
  type AnsweredSearch,
  type StaySearch,
  type StaySearchProps,
  type StaySearchStatus,
} from './useStaySearch.ts';
export { useWishlist, type Wishlist, type WishlistItem, type WishlistKind } from './useWishlist.ts';
