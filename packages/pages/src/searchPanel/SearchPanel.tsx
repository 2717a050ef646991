import { DestinationField } from '@sabadora/design-system/DestinationField';
import { FlowTabs } from '@sabadora/design-system/FlowTabs';
import { SearchBox } from '@sabadora/design-system/SearchBox';
import { SearchSelect } from '@sabadora/design-system/Select';
import {
  FLOW_TABLE,
  type Destination,
  type Flow,
  type RecentDestination,
  type SearchField,
} from '@sabadora/domain';
import { toHref, useSearchBox, useSabadora, type SearchAddressState } from '@sabadora/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../words/PageWords.tsx';
import { datesText } from './datesText.ts';
import { OnDemandField } from './OnDemandField.tsx';
import { partyText } from './partyText.ts';
import { useDestinationChoice } from './useDestinationChoice.ts';

export interface Theme {
  id: number;
  name: string;
}

export interface SearchPanelProps {
  search: SearchAddressState;
  themes: readonly Theme[];
  /** The destination that the address names, once its name is known. */
  destination?: { id: number; label: string } | undefined;
  look?: 'hero' | 'compact';
  /** Called after a search was sent. */
  onSearched?: () => void;
}

/** The flows that the two tabs lead to (SE-044). */
const TABS = ['booking', 'gifting'] as const satisfies readonly Flow[];

/** The search bar with the fields of its flow (SE-006…SE-011); without JavaScript a form that a server answers. */
export function SearchPanel({ search, themes, destination, look = 'hero', onSearched }: SearchPanelProps) {
  const words = useWords();
  const { location, locale } = useSabadora();
  const box = useSearchBox(search);
  const { flow, draft, theme, party } = box;

  const chosen = chosenDestination(draft.destination, destination);
  const choice = useDestinationChoice(chosen, box.setDestination);

  const fields: Record<SearchField, ReactNode> = {
    destination: (
      <div key="destination" onFocus={choice.activate}>
        <DestinationField
          {...choice.fieldProps}
          label={words('searchBox.destination')}
          placeholder={words('searchBox.destinationPlaceholder')}
          name="destination"
        />
      </div>
    ),
    city: null,
    dates: (
      <OnDemandField
        key="dates"
        label={words('searchBox.dates')}
        placeholder={words('searchBox.datesPlaceholder')}
        value={box.dates ? datesText(box.dates, locale) : undefined}
        load={loadDatesField}
        fieldProps={{ box, criteria: search.criteria }}
      />
    ),
    theme: (
      <SearchSelect
        key="theme"
        label={words('searchBox.theme')}
        name="theme"
        value={theme === undefined ? '' : String(theme)}
        onValueChange={(value) => box.setTheme(value === '' ? undefined : Number(value))}
        options={[
          { value: '', label: words('searchBox.allThemes') },
          ...themes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    ),
    participants: (
      <OnDemandField
        key="participants"
        label={words('searchBox.travellers')}
        value={partyText(party, words)}
        load={loadParticipantsField}
        fieldProps={{ flow, party, onCommit: box.setParty }}
      />
    ),
  };

  return (
    <SearchBox
      label={words('searchBox.label')}
      action="/search"
      submitLabel={words('searchBox.submit')}
      look={look}
      hiddenInputs={hiddenInputs(search)}
      onSubmit={() => {
        box.search(choice.typed);
        onSearched?.();
      }}
      tabs={
        <FlowTabs
          label={words('searchBox.flows')}
          options={TABS.map((target) => ({
            id: target,
            label: words(target === 'booking' ? 'searchBox.flowBooking' : 'searchBox.flowGifting'),
            href: toHref(search.flowAddress(target)),
          }))}
          value={flow === 'gifting' ? 'gifting' : 'booking'}
          onChange={(target) => location.write(search.flowAddress(target))}
        />
      }
    >
      {FLOW_TABLE[flow].fields.map((field) => fields[field])}
    </SearchBox>
  );
}

const loadDatesField = async () => (await import('./OpenDatesField.tsx')).OpenDatesField;
const loadParticipantsField = async () => (await import('./OpenParticipantsField.tsx')).OpenParticipantsField;

/** What a form without JavaScript sends beside its text: the flow, and the dates and people of the address. */
function hiddenInputs({ flow, criteria }: SearchAddressState): { name: string; value: string }[] {
  const { checkin, checkout, party } = criteria;
  const values = { flow, checkin, checkout, a: party.adults, c: party.children, b: party.babies };
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value: String(value) }],
  );
}

function chosenDestination(
  draft: Destination | RecentDestination | null | undefined,
  known: { id: number; label: string } | undefined,
): { id: number; label: string } | undefined {
  return draft === undefined ? known : (draft ?? undefined);
}
