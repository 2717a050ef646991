import { Container } from '@sabadora/design-system/Layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';

const examples = import.meta.glob<ComponentType>(['./*.tsx', '!./*.stories.tsx'], {
  import: 'Example',
  eager: true,
});
const practice = import.meta.glob<ComponentType>('../practice/*.tsx', { import: 'Do', eager: true });

/** The examples and the recommended uses of the components' pages, so that axe checks them. */
const meta = {
  title: 'Examples',
  // The components' pages show the examples already, so the sidebar and screenshots leave them out.
  tags: ['!autodocs', '!dev', 'whole-matrix-only'],
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function both(component: string): Story {
  const Example = examples[`./${component}.tsx`];
  const Do = practice[`../practice/${component}.tsx`];
  if (!Example || !Do) throw new Error(`${component} has no example, or none of what to do.`);
  return {
    render: () => (
      // Has the gutters of a page, into which scrolling rows extend.
      <Container as="main">
        <h1>{component}</h1>
        <h2>Example</h2>
        <Example />
        <h3>Do</h3>
        <Do />
      </Container>
    ),
  };
}

export const Accordion: Story = both('Accordion');
export const ActivityCard: Story = both('ActivityCard');
export const Banner: Story = both('Banner');
export const BookingBar: Story = both('BookingBar');
export const BoxCard: Story = both('BoxCard');
export const Breadcrumb: Story = both('Breadcrumb');
export const Button: Story = both('Button');
export const CancellationNote: Story = both('CancellationNote');
export const Card: Story = both('Card');
export const CardCarousel: Story = both('CardCarousel');
export const CategoryCard: Story = both('CategoryCard');
export const Checkbox: Story = both('Checkbox');
export const Chip: Story = both('Chip');
export const Countdown: Story = both('Countdown');
export const DateField: Story = both('DateField');
export const DestinationField: Story = both('DestinationField');
export const Dialog: Story = both('Dialog');
export const DisclosureNavigation: Story = both('DisclosureNavigation');
export const Drawer: Story = both('Drawer');
export const Dropdown: Story = both('Dropdown');
export const EmptyState: Story = both('EmptyState');
export const ExpandableText: Story = both('ExpandableText');
export const FilterDropdown: Story = both('FilterDropdown');
export const FlowTabs: Story = both('FlowTabs');
export const Gallery: Story = both('Gallery');
export const HotelCard: Story = both('HotelCard');
export const HotelStars: Story = both('HotelStars');
export const Icon: Story = both('Icon');
export const IconButton: Story = both('IconButton');
export const IncludedList: Story = both('IncludedList');
export const InstalmentTable: Story = both('InstalmentTable');
export const Jumbotron: Story = both('Jumbotron');
export const Layout: Story = both('Layout');
export const Link: Story = both('Link');
export const MapView: Story = both('MapView');
export const Notice: Story = both('Notice');
export const OfferCard: Story = both('OfferCard');
export const Pagination: Story = both('Pagination');
export const ParticipantStepper: Story = both('ParticipantStepper');
export const ParticipantsField: Story = both('ParticipantsField');
export const PhoneField: Story = both('PhoneField');
export const PhotoCarousel: Story = both('PhotoCarousel');
export const Picture: Story = both('Picture');
export const PriceBreakdown: Story = both('PriceBreakdown');
export const PriceTag: Story = both('PriceTag');
export const Programme: Story = both('Programme');
export const ProgressBar: Story = both('ProgressBar');
export const PromoBadge: Story = both('PromoBadge');
export const PromoBar: Story = both('PromoBar');
export const RadioGroup: Story = both('RadioGroup');
export const RangeSlider: Story = both('RangeSlider');
export const RecentlyViewedCard: Story = both('RecentlyViewedCard');
export const ReviewCard: Story = both('ReviewCard');
export const ReviewScore: Story = both('ReviewScore');
export const ReviewSummary: Story = both('ReviewSummary');
export const RoomCard: Story = both('RoomCard');
export const ScoreBars: Story = both('ScoreBars');
export const SearchBox: Story = both('SearchBox');
export const SearchSummaryBar: Story = both('SearchSummaryBar');
export const SectionTabs: Story = both('SectionTabs');
export const Select: Story = both('Select');
export const Skeletons: Story = both('Skeletons');
export const Slider: Story = both('Slider');
export const StayCalendar: Story = both('StayCalendar');
export const StayDatesField: Story = both('StayDatesField');
export const Steps: Story = both('Steps');
export const StickyBar: Story = both('StickyBar');
export const Switch: Story = both('Switch');
export const Tabs: Story = both('Tabs');
export const TextArea: Story = both('TextArea');
export const TextField: Story = both('TextField');
export const Toast: Story = both('Toast');
export const Tooltip: Story = both('Tooltip');
export const UrgencyBadges: Story = both('UrgencyBadges');
export const VideoSteps: Story = both('VideoSteps');
export const WishlistHeart: Story = both('WishlistHeart');
export const WordsProvider: Story = both('WordsProvider');
