import type { ReactElement } from 'react';
import { Accordion } from '../Accordion/index.ts';
import { fullActivity } from '../ActivityCard/fixtures.ts';
import { ActivityCard } from '../ActivityCard/index.ts';
import { Banner } from '../Banner/index.ts';
import { BookingBar, BookingCard, BookingCardSkeleton } from '../BookingBar/index.ts';
import { fullBox } from '../BoxCard/fixtures.ts';
import { BoxCard } from '../BoxCard/index.ts';
import { Breadcrumb } from '../Breadcrumb/index.ts';
import { Button } from '../Button/index.ts';
import { CancellationNote } from '../CancellationNote/index.ts';
import {
  Card,
  CardCell,
  CardFacts,
  CardLine,
  CardPicture,
  CardScore,
  CardSkeleton,
  CardText,
  PhotoCard,
} from '../Card/index.ts';
import { CardCarousel } from '../CardCarousel/index.ts';
import { CategoryCard } from '../CategoryCard/index.ts';
import { Checkbox, ChoiceGroup } from '../Checkbox/index.ts';
import { RemovableChip, TagGroup, ToggleChip } from '../Chip/index.ts';
import { Countdown } from '../Countdown/index.ts';
import { DateField } from '../DateField/index.ts';
import { DestinationField } from '../DestinationField/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { menu } from '../DisclosureNavigation/fixtures.ts';
import { DisclosureNavigation } from '../DisclosureNavigation/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { Dropdown } from '../Dropdown/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { Chosen, FilterChip, FilterDropdown, FilterRow } from '../FilterDropdown/index.ts';
import { FlowTabs } from '../FlowTabs/index.ts';
import { ExpandableText } from '../ExpandableText/index.ts';
import { Gallery } from '../Gallery/index.ts';
import { fullHotel } from '../HotelCard/fixtures.ts';
import { HotelCard } from '../HotelCard/index.ts';
import { HotelStars } from '../HotelStars/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as icons from '../Icon/index.ts';
import { IncludedList } from '../IncludedList/index.ts';
import { InstalmentTable } from '../InstalmentTable/index.ts';
import { Jumbotron } from '../Jumbotron/index.ts';
import { Bleed, Container, Grid, Inline, ScrollRow, Stack } from '../Layout/index.ts';
import { Link } from '../Link/index.ts';
import { normandy } from '../MapView/fixtures.ts';
import { MapView } from '../MapView/index.ts';
import { Notice } from '../Notice/index.ts';
import { fullOffer } from '../OfferCard/fixtures.ts';
import { OfferCard } from '../OfferCard/index.ts';
import { Pagination } from '../Pagination/index.ts';
import { ParticipantsField } from '../ParticipantsField/index.ts';
import { ParticipantStepper } from '../ParticipantStepper/index.ts';
import { exampleCountries } from '../PhoneField/exampleCountries.ts';
import { PhoneField } from '../PhoneField/index.ts';
import { PhotoCarousel } from '../PhotoCarousel/index.ts';
import { Picture, Placeholder } from '../Picture/index.ts';
import { PriceBreakdown, PriceBreakdownSkeleton } from '../PriceBreakdown/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { ProgressBar } from '../ProgressBar/index.ts';
import { Programme, ProgrammeSkeleton } from '../Programme/index.ts';
import { PromoBadge } from '../PromoBadge/index.ts';
import { PromoBar } from '../PromoBar/index.ts';
import { RadioGroup } from '../RadioGroup/index.ts';
import { RangeSlider } from '../RangeSlider/index.ts';
import { viewedStay } from '../RecentlyViewedCard/fixtures.ts';
import { RecentlyViewedCard } from '../RecentlyViewedCard/index.ts';
import { ReviewCard, ReviewCardSkeleton } from '../ReviewCard/index.ts';
import { ReviewScore } from '../ReviewScore/index.ts';
import { ReviewSummary } from '../ReviewSummary/index.ts';
import { RoomCard, RoomCardSkeleton } from '../RoomCard/index.ts';
import { ScoreBars } from '../ScoreBars/index.ts';
import { SearchBox, SearchFieldButton, SearchFieldInput } from '../SearchBox/index.ts';
import { SearchSummary, SearchSummaryBar } from '../SearchSummaryBar/index.ts';
import { InlineSelect, SearchSelect, Select } from '../Select/index.ts';
import { LoadingRegion, SkeletonBlock, SkeletonText } from '../Skeletons/index.ts';
import { Slider } from '../Slider/index.ts';
import { base, open, TODAY } from '../StayCalendar/calendarHarness.tsx';
import { StayCalendar } from '../StayCalendar/index.ts';
import { StayDatesField } from '../StayDatesField/index.ts';
import { Steps } from '../Steps/index.ts';
import { StickyBar } from '../StickyBar/index.ts';
import { Switch } from '../Switch/index.ts';
import { SectionTabs, Tabs } from '../Tabs/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { UrgencyBadges } from '../UrgencyBadges/index.ts';
import { VideoSteps } from '../VideoSteps/index.ts';
import { WishlistHeart } from '../WishlistHeart/index.ts';

const nothing = () => {};
const options = [{ value: 'one', label: 'One' }];
const photo = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==' };
const link = { href: '#there', name: 'Dunes' };
const kinds = [{ id: 'adult', label: 'Adults', minValue: 1, maxValue: 9 }];

/** Every public component with only its required props, by its name. */
export const minimalProps: Record<string, ReactElement> = {
  Accordion: <Accordion headingLevel={2} items={[{ id: 'room', title: 'Room', content: 'Large' }]} />,
  ActivityCard: <ActivityCard {...fullActivity} />,
  Banner: <Banner title="Autumn" />,
  Bleed: <Bleed />,
  BookingBar: <BookingBar label="Book" price="€89" action="Book" />,
  BookingCard: <BookingCard label="Book" price="€89" action="Book" />,
  BookingCardSkeleton: <BookingCardSkeleton />,
  BoxCard: <BoxCard {...fullBox} />,
  Breadcrumb: <Breadcrumb items={[{ label: 'Home' }]} />,
  Button: <Button>Go</Button>,
  CancellationNote: <CancellationNote text="No refund." />,
  Card: <Card {...link} picture={null} />,
  CardCarousel: <CardCarousel label="Hotels">{[]}</CardCarousel>,
  CardCell: <CardCell />,
  CardFacts: <CardFacts facts={['Cabourg']} />,
  CardLine: <CardLine>Line</CardLine>,
  CardPicture: <CardPicture />,
  CardScore: <CardScore score={{ score: '9/10' }} />,
  CardSkeleton: <CardSkeleton />,
  CardText: <CardText>Text</CardText>,
  CategoryCard: <CategoryCard {...link} />,
  Checkbox: <Checkbox label="Spa" />,
  ChoiceGroup: <ChoiceGroup label="Facilities">{null}</ChoiceGroup>,
  Chosen: <Chosen chosen={2} />,
  Container: <Container />,
  Countdown: <Countdown label="Ends in" now="2026-11-22T12:00:00Z" endsAt="2026-11-23T12:00:00Z" />,
  DateField: <DateField label="Arrival" today="2026-11-22" />,
  DestinationField: (
    <DestinationField
      label="Destination"
      inputValue=""
      onInputChange={nothing}
      onChoose={nothing}
      onClear={nothing}
    />
  ),
  Dialog: (
    <Dialog title="Share" isOpen>
      Link
    </Dialog>
  ),
  DisclosureNavigation: <DisclosureNavigation label="Menu" items={menu} />,
  Drawer: (
    <Drawer title="Filters" isOpen>
      Price
    </Drawer>
  ),
  Dropdown: <Dropdown label="Price">100 €</Dropdown>,
  EmptyState: <EmptyState sentence="Nothing here." />,
  ExpandableText: <ExpandableText text="Twelve rooms" />,
  FilterChip: <FilterChip label="Price" />,
  FilterDropdown: (
    <FilterDropdown
      label="Price"
      confirmLabel="Show"
      resetLabel="Reset"
      onConfirm={nothing}
      onReset={nothing}
    >
      100 €
    </FilterDropdown>
  ),
  FilterRow: <FilterRow label="Filters">{null}</FilterRow>,
  FlowTabs: <FlowTabs label="Flows" options={[{ id: 'stay', label: 'Stay', href: '#stay' }]} value="stay" />,
  Gallery: <Gallery label="Photos" photos={[]} />,
  Grid: <Grid />,
  HotelCard: <HotelCard {...fullHotel} />,
  HotelStars: <HotelStars count={3} />,
  IconButton: <IconButton label="Close" icon={null} />,
  IncludedList: <IncludedList items={[]} />,
  Inline: <Inline />,
  InlineSelect: <InlineSelect label="Sort" options={options} />,
  InstalmentTable: <InstalmentTable label="3 payments" instalments={[]} />,
  Jumbotron: <Jumbotron title="Where to?" picture={photo} />,
  Link: <Link href="#there">There</Link>,
  LoadingRegion: <LoadingRegion label="Loading">{null}</LoadingRegion>,
  MapView: (
    <MapView
      label="Hotels"
      pins={[]}
      center={normandy}
      mapStyle={{ version: 8, sources: {}, layers: [] }}
      workerUrl="/worker.js"
    />
  ),
  Notice: <Notice>Sold out.</Notice>,
  OfferCard: <OfferCard {...fullOffer} />,
  Pagination: <Pagination items={[1, 2]} current={1} hrefOf={(page) => `#${page}`} />,
  ParticipantStepper: (
    <ParticipantStepper label="Adults" value={2} minValue={1} maxValue={9} onChange={nothing} />
  ),
  ParticipantsField: (
    <ParticipantsField
      label="Travellers"
      kinds={kinds}
      value={{ adult: 2 }}
      formatSummary={({ adult }) => `${adult} adults`}
      onCommit={nothing}
    />
  ),
  PhoneField: <PhoneField label="Phone" countries={exampleCountries} />,
  PhotoCard: <PhotoCard {...link} photos={[]} />,
  PhotoCarousel: <PhotoCarousel label="Photos" photos={[photo, photo]} />,
  Picture: <Picture photo={photo} width={16} height={9} />,
  Placeholder: <Placeholder />,
  PriceBreakdown: <PriceBreakdown label="Price" lines={[]} total={{ label: 'Total', amountCents: 8900 }} />,
  PriceBreakdownSkeleton: <PriceBreakdownSkeleton />,
  PriceTag: <PriceTag priceCents={8900} />,
  Programme: <Programme days={[]} />,
  ProgrammeSkeleton: <ProgrammeSkeleton />,
  ProgressBar: <ProgressBar label="Booking" value={20} />,
  PromoBadge: <PromoBadge percent={20} />,
  PromoBar: <PromoBar>Autumn</PromoBar>,
  RadioGroup: <RadioGroup label="Title" options={options} />,
  RangeSlider: <RangeSlider label="Price" lowerLabel="From" upperLabel="To" />,
  RecentlyViewedCard: <RecentlyViewedCard {...viewedStay} />,
  RemovableChip: <RemovableChip label="Spa" removeLabel="Remove Spa" onRemove={nothing} />,
  ReviewCard: <ReviewCard guest="Camille" date="2026-10-04" />,
  ReviewCardSkeleton: <ReviewCardSkeleton />,
  ReviewScore: <ReviewScore score="9/10" />,
  ReviewSummary: <ReviewSummary score="9/10" />,
  RoomCard: <RoomCard name="Double room" photos={[]} />,
  RoomCardSkeleton: <RoomCardSkeleton />,
  ScoreBars: <ScoreBars scores={[]} />,
  ScrollRow: <ScrollRow />,
  SearchBox: (
    <SearchBox label="Search" action="/search" submitLabel="Search">
      {null}
    </SearchBox>
  ),
  SearchFieldButton: <SearchFieldButton label="Travellers" />,
  SearchFieldInput: <SearchFieldInput label="Arrival" />,
  SearchSelect: <SearchSelect label="Theme" options={options} />,
  SearchSummary: <SearchSummary label="Change" destination="Bruges" onOpen={nothing} />,
  SearchSummaryBar: <SearchSummaryBar label="Change" destination="Bruges" onOpen={nothing} />,
  SectionTabs: <SectionTabs label="Sections" sections={[{ id: 'room', label: 'Room' }]} />,
  Select: <Select label="Theme" options={options} />,
  SkeletonBlock: <SkeletonBlock />,
  SkeletonText: <SkeletonText />,
  Slider: <Slider label="Distance" />,
  Stack: <Stack />,
  StayCalendar: <StayCalendar {...base} />,
  StayDatesField: (
    <StayDatesField label="Dates" today={TODAY} lastDay="2027-11-21" dayInfo={open} onSelectDay={nothing} />
  ),
  Steps: <Steps label="Booking" steps={[{ id: 'pay', label: 'Payment' }]} current="pay" />,
  StickyBar: <StickyBar>Booking</StickyBar>,
  Switch: <Switch label="Alerts" />,
  Tabs: <Tabs label="Hotel" tabs={[{ id: 'room', label: 'Room', content: 'Large' }]} />,
  TagGroup: (
    <TagGroup
      label="Filters"
      tags={[{ id: 'spa', label: 'Spa', removeLabel: 'Remove Spa' }]}
      onRemove={nothing}
    />
  ),
  TextArea: <TextArea label="Message" />,
  TextField: <TextField label="Name" />,
  ToggleChip: <ToggleChip label="Spa" isSelected={false} onChange={nothing} />,
  Tooltip: (
    <Tooltip content="Close" isOpen>
      <Button>Close</Button>
    </Tooltip>
  ),
  UrgencyBadges: <UrgencyBadges messages={['Only 2 left']} />,
  VideoSteps: <VideoSteps steps={[]} />,
  WishlistHeart: <WishlistHeart itemName="Dunes" isSelected={false} onChange={nothing} />,
  ...Object.fromEntries(Object.entries(icons).map(([name, Icon]) => [name, <Icon key={name} />])),
};
