import type { Meta, StoryObj } from '@storybook/react-vite';
import { fullBox } from '../BoxCard/fixtures.ts';
import { BoxCard } from '../BoxCard/index.ts';
import { Grid, Stack } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { LoadingRegion, SkeletonBlock } from '../Skeletons/index.ts';
import { Banner } from './Banner.tsx';

/**
 * An editorial block: on a home or landing page, between rows of results, or in one cell of a grid of promotions.
 *
 * Not for the top of a page (`Jumbotron`), a strip over the header (`PromoBar`), or a message about what the visitor
 * did (`Notice`).
 */
const meta = {
  title: 'Structure/Banner',
  component: Banner,
  args: {
    kicker: 'Gift boxes',
    title: 'Give a weekend, they choose the day',
    subtitle: 'More than a thousand stays in one box, valid for a whole year.',
    picture: { src: landscape(10) },
    actions: [
      { label: 'See the boxes', href: '#boxes' },
      { label: 'How it works', href: '#how' },
    ],
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PictureAtStart: Story = { args: { picturePosition: 'start', tone: 'soft' } };

export const PictureBehind: Story = { args: { picturePosition: 'center' } };

/** The gradient over the picture has the banner's own colour. */
export const DarkPictureBehind: Story = {
  args: { picturePosition: 'center', tone: 'action', picture: { src: landscape(3) } },
};

export const WholeLink: Story = {
  args: { actions: undefined, link: { href: '#boxes' }, tone: 'promo', kicker: '−10% extra' },
};

export const NewTab: Story = {
  args: {
    actions: [{ label: 'Our magazine', href: '#magazine', isNewTab: true }],
    subtitle: undefined,
  },
};

export const NoPicture: Story = {
  args: {
    picture: undefined,
    tone: 'action',
    kicker: 'Only this weekend',
    title: 'Two nights for the price of one',
  },
};

export const MissingPhoto: Story = { args: { picture: { src: 'data:image/png;base64,AAAA' } } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the promotion">
      <SkeletonBlock shape="picture" />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: {
    kicker: 'Cadeaubonnen en verrassingsarrangementen',
    title: 'Verrassingsweekendarrangementen en wellnessovernachtingen',
    subtitle: 'Kosteloos annuleerbare verblijven in Nederland, België, Frankrijk, Spanje en Italië.',
    actions: [
      { label: 'Beschikbaarheid bekijken', href: '#nu' },
      { label: 'Algemene actievoorwaarden', href: '#voorwaarden' },
    ],
  },
  globals: { market: 'nl-BE' },
};

/** A banner between two rows of results spans their columns; among the results it fills a cell (SE-167, CH-024). */
export const InAGrid: Story = {
  render: (args) => (
    <Grid columns={3}>
      <BoxCard {...fullBox} />
      <BoxCard {...fullBox} href="#two" picture={{ src: landscape(4) }} />
      <Banner
        {...args}
        variant="card"
        tone="soft"
        headingLevel={3}
        title="Not sure which one?"
        actions={[{ label: 'Take the gift finder', href: '#finder' }]}
      />
      <Banner {...args} variant="inline" />
      <BoxCard {...fullBox} href="#three" picture={{ src: landscape(7) }} />
    </Grid>
  ),
};

export const Tones: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Banner {...args} variant="inline" tone="plain" />
      <Banner {...args} variant="inline" tone="soft" title="Soft" />
      <Banner {...args} variant="inline" tone="promo" title="Promo" />
      <Banner {...args} variant="inline" tone="action" title="Action" />
    </Stack>
  ),
};
