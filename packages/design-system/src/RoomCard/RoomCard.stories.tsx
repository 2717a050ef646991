import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { AreaIcon, BedIcon, PeopleIcon } from '../Icon/index.ts';
import { Inline, Stack } from '../Layout/index.ts';
import { drawnPhotos } from '../PhotoCarousel/fixtures.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { RoomCard, RoomCardSkeleton } from './index.ts';

const offer = (
  <Inline justify="between">
    <span>Breakfast and spa access, 1 night</span>
    <Inline>
      <PriceTag priceCents={14900} referenceCents={17900} />
      <Button>See the offer</Button>
    </Inline>
  </Inline>
);

/**
 * A hotel room: photos, size, beds, special features, and its offers.
 *
 * Not for a hotel or an offer that has its own page (`HotelCard`, `OfferCard`).
 */
const meta = {
  title: 'Product/RoomCard',
  component: RoomCard,
  args: {
    name: 'Double room with a view of the dunes',
    photos: drawnPhotos(1, 4),
    facts: [
      { icon: <AreaIcon />, label: '24 m²' },
      { icon: <BedIcon />, label: '1 large bed' },
      { icon: <PeopleIcon />, label: 'up to 3 people' },
    ],
    highlights: ['Balcony', 'Bath', 'Coffee machine'],
    onShowDetails: () => {},
  },
  // Its heading level needs a heading above it.
  render: (args) => (
    <Stack gap={24}>
      <h2>Rooms</h2>
      <RoomCard {...args} />
    </Stack>
  ),
} satisfies Meta<typeof RoomCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithOffers: Story = { args: { children: offer } };
export const NameAlone: Story = {
  render: () => (
    <Stack gap={24}>
      <h2>Rooms</h2>
      <RoomCard name="Single room" photos={[]} />
    </Stack>
  ),
};
export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the rooms">
      <RoomCardSkeleton />
    </LoadingRegion>
  ),
};
export const LongestDutch: Story = {
  args: {
    name: 'Landgoedsuperieurtweepersoonskamer met duinzichtbalkon',
    facts: [
      { icon: <AreaIcon />, label: '124 m²' },
      { icon: <BedIcon />, label: '1 tweepersoonsbed en 2 eenpersoonsbedden' },
      { icon: <PeopleIcon />, label: 'maximaal 4 personen' },
    ],
    highlights: ['Koffiezetapparaat', 'Verwarmingselementregeling', 'Eigen wellnessvoorziening'],
    children: offer,
  },
  globals: { market: 'nl-BE' },
};
