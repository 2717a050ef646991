import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Dialog } from '../Dialog/index.ts';
import { BedIcon, CupIcon, CutleryIcon } from '../Icon/index.ts';
import { Stack } from '../Layout/index.ts';
import { LoadingRegion } from '../Skeletons/index.ts';
import { weekend } from './fixtures.tsx';
import { Programme, ProgrammeSkeleton } from './index.ts';

/**
 * What a stay includes, in chronological order: days as headings, and the room, meals and activities along a line. A
 * press anywhere on a part shows its details, e.g. in a dialog.
 *
 * Not for a short list of what is included (`IncludedList`), nor for the steps of an order (`Steps`).
 */
const meta = {
  title: 'Product/Programme',
  component: Programme,
  args: { days: weekend, onShowDetails: () => {} },
  // Its heading level needs a heading above it.
  render: (args) => (
    <Stack gap={24}>
      <h2>Your stay</h2>
      <Programme {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Programme>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The details of a part open in a dialog (PR-178). */
export const WithDialog: Story = {
  render: function WithDialog(args) {
    const [shown, setShown] = useState<string>();
    const part = weekend.flatMap(({ items }) => items).find(({ id }) => id === shown);
    return (
      <Stack gap={24}>
        <h2>Your stay</h2>
        <Programme {...args} onShowDetails={setShown} />
        <Dialog
          title={part?.title ?? ''}
          isOpen={part !== undefined}
          onOpenChange={() => setShown(undefined)}
        >
          {part?.summary}
        </Dialog>
      </Stack>
    );
  },
};

export const WithoutDays: Story = {
  args: { days: [{ id: 'all', items: weekend.flatMap(({ items }) => items) }] },
};

export const WithoutDetails: Story = {
  render: ({ days }) => (
    <Stack gap={24}>
      <h2>Your stay</h2>
      <Programme days={days} />
    </Stack>
  ),
};

export const OnePart: Story = {
  args: { days: [{ id: 'all', items: (weekend[0]?.items ?? []).slice(0, 1) }] },
};

export const Empty: Story = { args: { days: [] } };

export const Loading: Story = {
  render: () => (
    <LoadingRegion label="Loading the programme">
      <ProgrammeSkeleton />
    </LoadingRegion>
  ),
};

export const LongestDutch: Story = {
  args: {
    days: [
      {
        id: 'zaterdag',
        title: 'Zaterdag 5 december, aankomstdag',
        items: [
          {
            id: 'kamer',
            icon: <BedIcon />,
            kicker: 'Tweepersoonskamer, inchecken vanaf 15.00 uur',
            title: 'Landgoedsuperieurtweepersoonskamer met duinzichtbalkon',
            summary: 'Uitgerust met een vrijstaand ligbad, koffiezetapparaat en badjassen.',
            photo: { src: 'data:,' },
          },
          {
            id: 'diner',
            icon: <CutleryIcon />,
            kicker: 'Viergangenverrassingsdiner',
            title: 'Seizoensgebonden verrassingsmenu met bijpassend wijnarrangement',
            photo: { src: 'data:,' },
          },
          {
            id: 'ontbijt',
            icon: <CupIcon />,
            title: 'Ontbijtbuffet',
            hasDetails: false,
          },
        ],
      },
    ],
  },
  globals: { market: 'nl-BE' },
};
