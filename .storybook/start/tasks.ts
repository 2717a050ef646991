/** A task of a reader, with the pages for it, by their titles in Storybook. */
export interface Task {
  id: 'search' | 'compare' | 'fill' | 'book' | 'lead' | 'say';
  title: string;
  sentence: string;
  pages: readonly string[];
}

export const tasks: readonly Task[] = [
  {
    id: 'search',
    title: 'Find a stay',
    sentence: 'Where, when, who: fields that work before the page is hydrated, and a calendar with prices.',
    pages: [
      'Search/DestinationField',
      'Search/StayDatesField',
      'Search/StayCalendar',
      'Search/ParticipantsField',
      'Search/SearchBox',
      'Search/SearchSummaryBar',
      'Search/FlowTabs',
      'Search/FilterDropdown',
      'Map/MapView',
    ],
  },
  {
    id: 'compare',
    title: 'Compare offers',
    sentence: 'One family of cards, led by pictures; their names, scores and prices stand on one line.',
    pages: [
      'Cards/OfferCard',
      'Cards/HotelCard',
      'Cards/ActivityCard',
      'Cards/BoxCard',
      'Cards/CategoryCard',
      'Cards/RecentlyViewedCard',
      'Cards/Card',
      'Cards/PriceTag',
      'Cards/PhotoCarousel',
      'Cards/Picture',
      'Cards/ReviewScore',
      'Cards/HotelStars',
      'Cards/WishlistHeart',
      'Cards/PromoBadge',
      'Cards/UrgencyBadges',
      'Cards/CancellationNote',
    ],
  },
  {
    id: 'fill',
    title: 'Fill in and filter',
    sentence: 'Labels, help and errors belong to the field. Every drag has a tap and a key that do the same.',
    pages: [
      'Inputs/TextField',
      'Inputs/TextArea',
      'Inputs/DateField',
      'Inputs/PhoneField',
      'Inputs/Select',
      'Inputs/RadioGroup',
      'Inputs/Checkbox',
      'Inputs/Switch',
      'Inputs/Chip',
      'Inputs/Slider',
      'Inputs/RangeSlider',
      'Inputs/ParticipantStepper',
      'Actions/Button',
      'Actions/IconButton',
      'Actions/Link',
    ],
  },
  {
    id: 'book',
    title: 'Sell and book',
    sentence: 'What a stay includes, what it costs, what guests think, and the steps to pay for it.',
    pages: [
      'Product/BookingBar',
      'Product/Programme',
      'Product/IncludedList',
      'Product/RoomCard',
      'Product/PriceBreakdown',
      'Product/InstalmentTable',
      'Product/Steps',
      'Product/ReviewSummary',
      'Product/ScoreBars',
      'Product/ReviewCard',
      'Product/ExpandableText',
      'Product/VideoSteps',
    ],
  },
  {
    id: 'lead',
    title: 'Lay out and lead',
    sentence: 'The frame of a page, from its opening picture to its last link, at any width.',
    pages: [
      'Foundations/Layout',
      'Structure/Jumbotron',
      'Structure/Banner',
      'Structure/Gallery',
      'Structure/CardCarousel',
      'Structure/Accordion',
      'Structure/StickyBar',
      'Navigation/DisclosureNavigation',
      'Navigation/Breadcrumb',
      'Navigation/Tabs',
      'Navigation/SectionTabs',
      'Navigation/Pagination',
      'Foundations/Icon',
      'Foundations/WordsProvider',
    ],
  },
  {
    id: 'say',
    title: 'Say and ask',
    sentence: 'What happened and what to do about it, in the page, over it, or before it.',
    pages: [
      'Feedback/Notice',
      'Feedback/Toast',
      'Feedback/EmptyState',
      'Feedback/Skeletons',
      'Feedback/ProgressBar',
      'Feedback/Countdown',
      'Feedback/PromoBar',
      'Overlays/Dialog',
      'Overlays/Drawer',
      'Overlays/Dropdown',
      'Overlays/Tooltip',
    ],
  },
];

/** The address of a page, relative to Storybook's preview frame. */
export const addressOf = (title: string): string =>
  `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}--docs`;
