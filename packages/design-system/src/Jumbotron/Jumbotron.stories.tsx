import type { Meta, StoryObj } from '@storybook/react-vite';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { Jumbotron } from './Jumbotron.tsx';
import { box } from './stories.css.ts';

/**
 * For the top of a home or landing page: a wide picture, a short title over its calm part, the search box across its
 * lower edge.
 *
 * Not for the second section of a page (Banner), and at most once in a page.
 */
const meta = {
  title: 'Structure/Jumbotron',
  component: Jumbotron,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Where will Saturday take you?',
    lead: 'Two days away, from the sea to the snow line.',
    picture: { src: landscape(20) },
    children: <div className={box}>The search box</div>,
  },
} satisfies Meta<typeof Jumbotron>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A dark picture: the gradient keeps the title readable. */
export const DarkPicture: Story = { args: { picture: { src: landscape(3) } } };

export const LongestDutch: Story = {
  args: {
    title: 'Verrassingsweekendarrangementen en wellnessovernachtingen',
    lead: 'Kosteloos annuleerbare verblijven in Nederland, België, Frankrijk, Spanje en Italië.',
  },
  globals: { market: 'nl-BE' },
};

export const MissingPhoto: Story = {
  args: { picture: { src: 'data:image/png;base64,AAAA' }, children: undefined },
};
