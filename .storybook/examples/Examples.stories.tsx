import type { Meta, StoryObj } from '@storybook/react-vite';
import { Example as AccordionExample } from './Accordion.tsx';
import { Example as ActivityCardExample } from './ActivityCard.tsx';
import { Example as BoxCardExample } from './BoxCard.tsx';
import { Example as DestinationFieldExample } from './DestinationField.tsx';
import { Example as HotelCardExample } from './HotelCard.tsx';
import { Example as OfferCardExample } from './OfferCard.tsx';
import { Example as ParticipantStepperExample } from './ParticipantStepper.tsx';
import { Example as ParticipantsFieldExample } from './ParticipantsField.tsx';
import { Example as PriceTagExample } from './PriceTag.tsx';
import { Example as RangeSliderExample } from './RangeSlider.tsx';
import { Example as StayCalendarExample } from './StayCalendar.tsx';
import { Example as StayDatesFieldExample } from './StayDatesField.tsx';
import { Example as StepsExample } from './Steps.tsx';
import { Example as TabsExample } from './Tabs.tsx';
import { Example as WishlistHeartExample } from './WishlistHeart.tsx';

/** The examples of the components' pages, for axe. */
const meta = {
  title: 'Examples',
  // Their pages show them: neither the sidebar nor screenshots need them a second time.
  tags: ['!autodocs', '!dev', 'whole-matrix-only'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accordion: Story = { render: () => <AccordionExample /> };
export const ActivityCard: Story = { render: () => <ActivityCardExample /> };
export const BoxCard: Story = { render: () => <BoxCardExample /> };
export const DestinationField: Story = { render: () => <DestinationFieldExample /> };
export const HotelCard: Story = { render: () => <HotelCardExample /> };
export const OfferCard: Story = { render: () => <OfferCardExample /> };
export const ParticipantStepper: Story = { render: () => <ParticipantStepperExample /> };
export const ParticipantsField: Story = { render: () => <ParticipantsFieldExample /> };
export const PriceTag: Story = { render: () => <PriceTagExample /> };
export const RangeSlider: Story = { render: () => <RangeSliderExample /> };
export const StayCalendar: Story = { render: () => <StayCalendarExample /> };
export const StayDatesField: Story = { render: () => <StayDatesFieldExample /> };
export const Steps: Story = { render: () => <StepsExample /> };
export const Tabs: Story = { render: () => <TabsExample /> };
export const WishlistHeart: Story = { render: () => <WishlistHeartExample /> };
