import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Layout/index.ts';
import { landscape } from '../PhotoCarousel/fixtures.ts';
import { VideoSteps } from './index.ts';

/**
 * An explanation: a film of a minute beside three numbered steps with the same content. The film and its captions are
 * only fetched when it is played.
 *
 * Not for a visitor's progress (`Steps`).
 */
const meta = {
  title: 'Product/VideoSteps',
  component: VideoSteps,
  args: {
    video: {
      src: 'data:video/mp4,',
      title: 'How a gift works',
      poster: { src: landscape(1) },
      captionsSrc: 'data:text/vtt,WEBVTT',
      language: 'en',
      captionsLabel: 'English',
    },
    steps: [
      { title: 'Choose', text: 'A weekend, for how many nights, by e-mail or by post.' },
      { title: 'Offer', text: 'With your own words on the card.' },
      { title: 'They leave', text: 'When it suits them: it is valid for eighteen months.' },
    ],
  },
  // Its heading level needs a heading above it.
  render: (args) => (
    <Stack gap={24}>
      <h2>How it works</h2>
      <VideoSteps {...args} />
    </Stack>
  ),
} satisfies Meta<typeof VideoSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const StepsAlone: Story = {
  render: ({ steps }) => (
    <Stack gap={24}>
      <h2>How it works</h2>
      <VideoSteps steps={steps} />
    </Stack>
  ),
};
export const LongestDutch: Story = {
  args: {
    steps: [
      {
        title: 'Cadeaubonpersonalisatiemogelijkheden bekijken',
        text: 'Kies het verrassingsweekendarrangement en de verzendwijze van je cadeaubon.',
      },
      { title: 'Cadeaukaartverzending', text: 'Binnen twee tot vier werkdagen.' },
      { title: 'Vakantiedatumkeuze', text: 'Achttien maanden geldig.' },
    ],
  },
  globals: { market: 'nl-BE' },
};
