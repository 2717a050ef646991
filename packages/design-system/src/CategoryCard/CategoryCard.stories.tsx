import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardSkeleton, tileLayout } from '../Card/index.ts';
import { column } from '../Card/stories.css.ts';
import { Grid } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { CategoryCard } from './CategoryCard.tsx';
import { eightCategories, longestCategory } from './fixtures.ts';

/**
 * A link into the catalogue: a theme, a destination, an idea. In two, three or four columns (CH-025).
 *
 * Not for something with a price, which has a card of its own (`OfferCard`, `BoxCard`).
 */
const meta = {
  title: 'Cards/CategoryCard',
  component: CategoryCard,
  args: {
    href: '#sea',
    name: 'By the sea',
    count: '412 stays',
    picture: { src: landscape(1) },
    headingLevel: 2,
  },
  decorators: [
    (Story, { parameters }) => (
      <div className={parameters['isWide'] === true ? undefined : column}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the themes">
      <CardSkeleton layout={tileLayout} lines={0} parts={[]} />
    </LoadingRegion>
  ),
};

export const NoCount: Story = { args: { count: undefined } };

export const MissingPhoto: Story = { args: { picture: undefined } };

/** A dark picture: the gradient keeps the words readable. */
export const DarkPicture: Story = { args: { picture: { src: landscape(3) } } };

export const LongestDutch: Story = { args: longestCategory };

export const FourColumns: Story = {
  parameters: { isWide: true },
  render: () => (
    <Grid columns={4} gap={16}>
      {eightCategories.map((category) => (
        <CategoryCard key={category.href} {...category} headingLevel={2} />
      ))}
    </Grid>
  ),
};

/** Pictures are fetched when they come near the viewport. */
export const AThousand: Story = {
  tags: ['whole-matrix-only'],
  parameters: { isWide: true },
  render: () => (
    <Grid columns={4} gap={16}>
      {Array.from({ length: 1000 }, (_, at) => (
        <CategoryCard
          key={at}
          href={`#place-${at}`}
          name={`Place ${at + 1}`}
          count={`${at + 1} stays`}
          picture={{ src: landscape(at % 40) }}
          headingLevel={2}
        />
      ))}
    </Grid>
  ),
};
