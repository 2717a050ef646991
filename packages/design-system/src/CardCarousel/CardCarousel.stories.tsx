import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { Picture } from '../Picture/index.ts';
import { CardCarousel } from './CardCarousel.tsx';
import { cardCarouselKeys } from './keys.ts';
import * as styles from './stories.css.ts';

const hotels = [
  'Hôtel des Dunes',
  'La Villa Marine',
  'Le Relais du Phare',
  'Auberge du Port',
  'Château d’Opale',
];

const cards = (count: number, name = (at: number) => hotels[at % hotels.length] ?? '') =>
  Array.from({ length: count }, (_, at) => (
    <article key={at}>
      <div className={styles.photo}>
        <Picture photo={{ src: landscape(at), alt: '' }} width={640} height={360} />
      </div>
      <h3 className={styles.name}>
        <a className={styles.link} href={`#card-${at + 1}`}>
          {name(at)} {at + 1}
        </a>
      </h3>
    </article>
  ));

/**
 * For a row of similar cards beside the page's main content: hotels nearby, recently viewed, stays of a box.
 *
 * Not for results that people compare (a Grid of cards), and not for the photos of one card (PhotoCarousel).
 */
const meta = {
  title: 'Structure/CardCarousel',
  component: CardCarousel,
  parameters: { keyboard: [cardCarouselKeys] },
  args: { label: 'Hotels nearby', children: cards(9) },
  // With margins as on a page, which the buttons reach into.
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Meta<typeof CardCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'small' } };
/** The row of hotels nearby moves by three (CH §9). */
export const ByThree: Story = { args: { step: 3 } };
/** A row without cards takes no room; leave its title out as well. */
export const Empty: Story = { args: { children: [] } };
export const One: Story = { args: { children: cards(1) } };
/** All cards are in view, so that there are no buttons. */
export const AllInView: Story = { args: { children: cards(3) } };
export const AThousand: Story = { tags: ['whole-matrix-only'], args: { children: cards(1000) } };
export const LongestDutch: Story = {
  args: {
    label: 'Onlangs bekeken verblijfsarrangementen',
    children: cards(6, () => 'Kasteelhotel Zevenbergen-Noordwijkerhoutsestrandboulevard'),
  },
  globals: { market: 'nl-BE' },
};
