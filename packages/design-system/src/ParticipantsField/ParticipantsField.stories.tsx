import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { participantStepperKeys } from '../ParticipantStepper/keys.ts';
import { userEvent, within } from 'storybook/test';
import { exampleKinds, exampleSummary, type ExampleKind, type ExampleParty } from './exampleParty.ts';
import { ParticipantsField, type ParticipantsFieldProps } from './index.ts';

function OwnParty(props: ParticipantsFieldProps<ExampleKind>) {
  const [party, setParty] = useState<ExampleParty>(props.value);
  return <ParticipantsField {...props} value={party} onCommit={setParty} />;
}

/**
 * For choosing the travellers: a button that shows them, with one stepper for each kind of traveller in a panel on a
 * desktop or a sheet on a phone.
 *
 * Not for a single count (ParticipantStepper).
 */
const meta = {
  title: 'Search/ParticipantsField',
  component: ParticipantsField<ExampleKind>,
  parameters: { keyboard: [participantStepperKeys], docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    label: 'Travellers',
    kinds: exampleKinds,
    value: { adults: 2, children: 1, babies: 0 },
    formatSummary: exampleSummary,
    onCommit: () => undefined,
  },
  render: (args) => <OwnParty {...args} />,
} satisfies Meta<typeof ParticipantsField<ExampleKind>>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getAllByRole('button')[0] ?? canvasElement);
};

export const Default: Story = {};
export const Open: Story = { play: opened };
/** The panel covers its field where neither side has room. */
export const OnAPhoneOnItsSide: Story = {
  play: opened,
  globals: { viewport: { value: 'landscape', isRotated: false } },
};

/** A desktop at 400 % zoom: the counts scroll, and Confirm stays visible. */
export const At400Percent: Story = {
  play: opened,
  globals: { viewport: { value: 'zoomed', isRotated: false } },
};
/** The activity search counts adults only, one or two (SE-067). */
export const ActivitySearch: Story = {
  args: {
    kinds: exampleKinds.filter(({ id }) => id === 'adults').map((kind) => ({ ...kind, maxValue: 2 })),
    value: { adults: 2, children: 0, babies: 0 },
  },
  play: opened,
};
export const LongestDutch: Story = {
  args: {
    label: 'Samenstelling van het reisgezelschap',
    kinds: exampleKinds.map((kind) => ({
      ...kind,
      label: 'Minderjarigenbegeleidingsdeelnemers',
      description: 'Van drie tot en met elf jaar, op de dag van vertrek',
    })),
    formatSummary: () => '12 volwassenen, 4 kinderen en 2 baby’s tot en met twee jaar',
  },
  play: opened,
  globals: { market: 'nl-BE' },
};
export const Disabled: Story = { args: { isDisabled: true } };
