import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { exampleDestinations, exampleRecents, matching } from './exampleDestinations.ts';
import { DestinationField, type DestinationFieldProps } from './index.ts';
// Loads the list before the first press.
import './onDemandParts.ts';
import { destinationFieldKeys } from './keys.ts';

/** Keeps the state of a page: the destination and the text. */
function OwnState(props: DestinationFieldProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState(props.inputValue);
  return (
    <DestinationField
      {...props}
      suggestions={props.suggestions ?? (text === '' ? undefined : matching(text))}
      value={value}
      inputValue={text}
      onInputChange={setText}
      onChoose={(id) =>
        setValue([...exampleRecents, ...exampleDestinations].find((option) => option.id === id))
      }
      onClear={() => setValue(undefined)}
    />
  );
}

/**
 * For choosing a place by typing it: suggestions by kind, recent searches, or the text as it was typed. On a phone it
 * takes the whole screen.
 *
 * Not for a short list that people can look through (Select, RadioGroup).
 */
const meta = {
  title: 'Search/DestinationField',
  component: DestinationField,
  parameters: { keyboard: [destinationFieldKeys] },
  args: {
    label: 'Destination',
    placeholder: 'Where would you like to go?',
    inputValue: '',
    recents: exampleRecents,
    onInputChange: () => undefined,
    onChoose: () => undefined,
    onClear: () => undefined,
  },
  render: (args) => <OwnState {...args} />,
} satisfies Meta<typeof DestinationField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opens the field and types, where there is room for the dropdown; on a phone the story shows the closed field. */
function typing(text: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const input = within(canvasElement).queryByRole('combobox');
    if (!input) return;
    await userEvent.click(input);
    if (text !== '') await userEvent.type(input, text);
  };
}

export const Default: Story = {};
export const Chosen: Story = { args: { value: { id: 'bruges', label: 'Bruges' } } };
/** SE-034: an action before all places; its status is shown in its own line. */
export const WithAction: Story = {
  args: {
    action: {
      label: 'Around me',
      status: 'Looking for your position…',
      onPress: () => Promise.resolve(false),
      onCancel: () => undefined,
    },
    suggestions: exampleDestinations,
  },
  play: typing(''),
};
export const RecentSearches: Story = { play: typing('') };
export const Suggestions: Story = { play: typing('br') };
export const Loading: Story = { args: { isLoading: true, suggestions: [] }, play: typing('bru') };
export const Empty: Story = { args: { suggestions: [] }, play: typing('zzz') };
export const One: Story = { args: { suggestions: exampleDestinations.slice(0, 1) }, play: typing('bru') };
/** A long list scrolls, and the active option stays in view. */
export const AThousand: Story = {
  tags: ['whole-matrix-only'],
  args: {
    suggestions: Array.from({ length: 1000 }, (_, index) => ({
      id: `hotel-${index}`,
      label: `Hôtel de Bretagne ${index + 1}`,
      description: 'Hotel · Brittany, France',
      category: 'hotel',
    })),
  },
  play: typing('bre'),
};
/** SE-061: after a failed request nothing is shown, as before any response. */
export const Error: Story = {
  render: (args) => <DestinationField {...args} recents={[]} inputValue="bru" />,
  play: typing(''),
};
export const LongestDutch: Story = {
  args: {
    label: 'Vakantiebestemming of bezienswaardigheid',
    placeholder: 'Waar gaat uw eerstvolgende weekendje weg naartoe?',
    value: { id: 'long', label: 'Landschapspark Hondsrug-Veenkoloniën bij Westerbork' },
    suggestions: [
      {
        id: 'long',
        label: 'Landschapspark Hondsrug-Veenkoloniën bij Westerbork en omstreken',
        description: 'Natuurgebied en bezienswaardigheid · Noordoost-Drenthe, Nederland',
        category: 'poi',
      },
    ],
  },
  play: typing('land'),
  globals: { market: 'nl-BE' },
};
export const Disabled: Story = { args: { value: { id: 'bruges', label: 'Bruges' }, isDisabled: true } };
