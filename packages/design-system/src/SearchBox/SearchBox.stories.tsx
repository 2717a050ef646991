import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { exampleDestinations, exampleRecents, matching } from '../DestinationField/exampleDestinations.ts';
import { DestinationField } from '../DestinationField/index.ts';
import { FlowTabs } from '../FlowTabs/index.ts';
import { exampleKinds, exampleSummary, type ExampleParty } from '../ParticipantsField/exampleParty.ts';
import { ParticipantsField } from '../ParticipantsField/index.ts';
import { SearchSelect } from '../Select/index.ts';
import * as styles from './SearchBoxStories.css.ts';
import { SearchBox, SearchFieldButton, SearchFieldInput, type SearchBoxProps } from './index.ts';

function Destination({ label, placeholder }: { label: string; placeholder: string }) {
  const [value, setValue] = useState<{ id: string; label: string }>();
  const [text, setText] = useState('');
  return (
    <DestinationField
      label={label}
      placeholder={placeholder}
      name="destination"
      recents={exampleRecents}
      suggestions={text === '' ? undefined : matching(text)}
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

function Theme({ label, all }: { label: string; all: string }) {
  const [value, setValue] = useState('');
  return (
    <SearchSelect
      label={label}
      value={value}
      onChange={setValue}
      options={[
        { value: '', label: all },
        { value: 'wellness', label: 'Wellness' },
        { value: 'gastronomy', label: 'Gastronomy' },
      ]}
      inputProps={{ name: 'theme' }}
    />
  );
}

function Travellers({ label, summary = exampleSummary }: { label: string; summary?: typeof exampleSummary }) {
  const [party, setParty] = useState<ExampleParty>({ adults: 2, children: 0, babies: 0 });
  return (
    <ParticipantsField
      label={label}
      kinds={exampleKinds}
      value={party}
      formatSummary={summary}
      onCommit={setParty}
    />
  );
}

const destination = (
  <Destination key="destination" label="Destination" placeholder="Where would you like to go?" />
);
const dates = <SearchFieldButton key="dates" label="Dates" placeholder="Add dates" />;
const theme = <Theme key="theme" label="Theme" all="All themes" />;
const travellers = <Travellers key="travellers" label="Travellers" />;

function UnderAPicture(props: SearchBoxProps) {
  return (
    <div className={styles.page}>
      <div className={styles.picture} />
      <div className={styles.content}>
        <SearchBox {...props} />
      </div>
    </div>
  );
}

/**
 * The search of a page: fields side by side in one bar with its button, stacked on a phone.
 *
 * Not for filtering results that are already shown (FilterDropdown).
 */
const meta = {
  title: 'Search/SearchBox',
  component: SearchBox,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Search stays',
    action: '/search',
    submitLabel: 'Search',
    hiddenInputs: [{ name: 'flow', value: 'booking' }],
    tabs: (
      <FlowTabs
        label="What are you looking for?"
        value="booking"
        options={[
          { id: 'booking', label: 'Book a stay', href: '?flow=booking' },
          { id: 'gifting', label: 'Give a stay', href: '?flow=gifting' },
        ]}
      />
    ),
    children: [destination, dates, theme, travellers],
    onSubmit: () => undefined,
  },
  render: (args) => <UnderAPicture {...args} />,
} satisfies Meta<typeof SearchBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Destination, dates, theme, participants (SE-006). */
export const Default: Story = {};
/** One hotel, no theme (SE-007). */
export const Hotel: Story = { args: { children: [destination, dates, travellers] } };
/** No dates, and always two people (SE-009). */
export const Gifting: Story = { args: { children: [destination, theme] } };
/** A city, a theme, participants (SE-011). */
export const Activity: Story = {
  args: {
    children: [<Destination key="city" label="City" placeholder="Which city?" />, theme, travellers],
  },
};
/** For visitors without JavaScript: native fields, because a button would open nothing. */
export const NativeFields: Story = {
  args: {
    children: [
      destination,
      <SearchFieldInput key="arrival" label="Arrival" type="date" inputProps={{ name: 'checkin' }} />,
      <SearchFieldInput key="departure" label="Departure" type="date" inputProps={{ name: 'checkout' }} />,
      <SearchFieldInput
        key="adults"
        label="Adults"
        type="number"
        inputProps={{ name: 'a', min: 1, max: 20 }}
        defaultValue="2"
      />,
    ],
  },
};
/** The slim bar of a search page. */
export const Compact: Story = {
  args: { variant: 'compact' },
  render: ({ tabs: _tabs, ...args }) => (
    <div className={styles.content}>
      <SearchBox {...args} />
    </div>
  ),
};
/** The page shows results of another search: the button emphasises the unsent change. */
export const Changed: Story = {
  ...Compact,
  args: {
    variant: 'compact',
    isChanged: true,
    changedHint: 'to update',
    changedMessage: 'Press Search to update the results.',
  },
};
export const LongestDutch: Story = {
  args: {
    submitLabel: 'Verblijven zoeken',
    children: [
      <Destination
        key="destination"
        label="Bestemming of bezienswaardigheid"
        placeholder="Waar gaat uw weekendje weg naartoe?"
      />,
      <SearchFieldButton
        key="dates"
        label="Aankomst- en vertrekdatum"
        value="vrijdag 12 december – zondag 14 december"
      />,
      <Theme key="theme" label="Verblijfsthema" all="Alle verblijfsthema’s en arrangementen" />,
      <SearchFieldButton
        key="travellers"
        label="Reisgezelschap"
        value="12 volwassenen, 4 kinderen, 2 baby’s"
      />,
    ],
  },
  globals: { market: 'nl-BE' },
};
