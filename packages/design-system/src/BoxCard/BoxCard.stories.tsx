import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton } from '../Card/index.ts';
import { column } from '../Card/stories.css.ts';
import { Grid } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { Spoken } from '../testing/Spoken.tsx';
import { BoxCard } from './BoxCard.tsx';
import { fullBox, longestBox } from './fixtures.ts';

/**
 * A gift box in a list, whose receiver chooses one of many stays. The box search has four columns (SE-169).
 *
 * Not for one stay that is given as a gift: that is an `OfferCard` with the view `gift`.
 */
const meta = {
  title: 'Cards/BoxCard',
  component: BoxCard,
  args: { ...fullBox, headingLevel: 2 },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['isWide'] === true ? undefined : column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BoxCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a button that gives the box at once (PR-088). */
export const WithOffer: Story = { args: { onOffer: () => {} } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the boxes">
      <CardSkeleton lines={4} />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: { ...longestBox, onOffer: () => {} },
  render: (args) => (
    <Spoken locale="nl-NL">
      <BoxCard {...args} />
    </Spoken>
  ),
};

export const FourDigitPrices: Story = { args: { price: { priceCents: 104950, referenceCents: 129900 } } };

export const MissingPhoto: Story = { args: { picture: undefined } };

export const SoldOut: Story = { args: { unavailable: 'Sold out', onOffer: () => {} } };

/** Without optional content. */
export const Minimal: Story = { render: () => <BoxCard headingLevel={2} href="#minimal" name="Bliss" /> };

/** The box search (SE-169): the feet are aligned whatever the length of the texts. */
export const FourColumns: Story = {
  parameters: { isWide: true },
  render: () => (
    <Grid columns={4}>
      <BoxCard {...fullBox} headingLevel={2} onOffer={() => {}} />
      <BoxCard
        headingLevel={2}
        href="#table"
        name="Around the table"
        stays="430 stays to choose from"
        headwords={['2 people', '1 night', 'Half board']}
        picture={{ src: landscape(4) }}
        price={{ priceCents: 18900 }}
        validity="Valid for 12 months"
        onOffer={() => {}}
      />
      <BoxCard
        headingLevel={2}
        href="#castles"
        name="Castles and manors, three days in another century"
        stays="97 stays to choose from"
        contents={['Two nights with breakfast', 'Dinner by candlelight', 'A walk round the park']}
        picture={{ src: landscape(8) }}
        score={{ score: '9,3/10', label: 'Fantastic' }}
        price={{ priceCents: 104950, referenceCents: 129900 }}
        promotionPercent={19}
        validity="Valid for 12 months"
        onOffer={() => {}}
      />
      <BoxCard {...fullBox} headingLevel={2} href="#out" unavailable="Sold out" />
    </Grid>
  ),
};
