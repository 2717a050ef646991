import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/index.ts';
import { CancellationNote } from '../CancellationNote/index.ts';
import { Notice } from '../Notice/index.ts';
import { PriceTag } from '../PriceTag/index.ts';
import { Select } from '../Select/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { BookingBar, BookingCard, type BookingCardProps, BookingCardSkeleton } from './index.ts';
import * as styles from './stories.css.ts';

interface Example extends Omit<BookingCardProps, 'action' | 'price' | 'label'> {
  button?: string;
  isLoading?: boolean;
  isDisabled?: boolean;
  priceCents?: number;
}

const nights = [
  { value: '1', label: '5 to 6 December' },
  { value: '2', label: '5 to 7 December' },
];

/** A page with a side column: the card is beside the text, and the bar is last. */
function ProductPage({
  button = 'Book',
  isLoading = false,
  isDisabled = false,
  priceCents = 14900,
  ...card
}: Example) {
  const state = { isLoading, isDisabled };
  return (
    <main>
      <div className={styles.page}>
        <div>
          <h1>Hôtel des Dunes</h1>
          {Array.from({ length: 30 }, (_, index) => (
            <p key={index}>
              <a href="#x">A weekend by the sea, {index + 1}</a>
            </p>
          ))}
        </div>
        <BookingCard
          label="Book this stay"
          price={
            <PriceTag
              priceCents={priceCents}
              referenceCents={priceCents + 3000}
              isFrom
              align="start"
              size="large"
            />
          }
          action={
            <Button isWide size="large" {...state}>
              {button}
            </Button>
          }
          {...card}
        />
      </div>
      <BookingBar
        label="Book this stay, at the foot"
        price={<PriceTag priceCents={priceCents} isFrom align="start" size="small" />}
        summary="5 to 6 December, 2 adults"
        action={
          <Button isWide {...state}>
            {button}
          </Button>
        }
      />
    </main>
  );
}

const fields = (
  <>
    <Select label="Dates" options={nights} />
    <Select label="Guests" options={[{ value: '2', label: '2 adults' }]} />
  </>
);

/**
 * The price, dates and button of a product page. `BookingCard` is at its side and stays in view from 768 px; on a
 * phone it has no button, and `BookingBar` has price and button at the foot of the window.
 *
 * Not for the order in a checkout (`PriceBreakdown`), nor for a search in one line (`SearchSummaryBar`).
 */
const meta = {
  title: 'Product/BookingBar',
  component: ProductPage,
  subcomponents: { BookingCard, BookingBar },
  parameters: { layout: 'fullscreen' },
  args: { children: fields, note: 'You pay nothing yet.' },
} satisfies Meta<typeof ProductPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pending: Story = { args: { isLoading: true } };
export const NoRoom: Story = {
  args: {
    isDisabled: true,
    message: <Notice tone="error">No more availabilities. Update your stay criteria.</Notice>,
  },
};
export const WithConditions: Story = {
  args: { note: <CancellationNote tone="good" text="Free changes until 3 December" /> },
};
export const PriceAlone: Story = { args: { children: undefined, note: undefined } };
export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the price">
      <BookingCardSkeleton />
    </LoadingRegion>
  ),
};
export const LongestDutch: Story = {
  args: {
    button: 'Beschikbaarheid bekijken',
    priceCents: 1104950,
    note: 'Je betaalt nu nog niets: verblijfsbelasting wordt ter plaatse afgerekend.',
  },
  globals: { market: 'nl-BE' },
};
