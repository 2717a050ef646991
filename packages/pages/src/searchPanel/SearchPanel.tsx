import { DestinationField } from '@sabadora/design-system/DestinationField';
import { FlowTabs } from '@sabadora/design-system/FlowTabs';
import { ParticipantsField } from '@sabadora/design-system/ParticipantsField';
import { SearchBox } from '@sabadora/design-system/SearchBox';
import { SelectField } from '@sabadora/design-system/SelectField';
import {
  FLOW_TABLE,
  type Destination,
  type Flow,
  type RecentDestination,
  type SearchField,
} from '@sabadora/domain';
import { toHref, useParticipants, useSearchBox, useSabadora, type SearchAddressState } from '@sabadora/hooks';
import type { ReactNode } from 'react';
import { useWords } from '../words/PageWords.tsx';
import { DatesField } from './DatesField.tsx';
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

/** What a form without JavaScript calls the counts (SE-021). */
const FORM_NAMES = { adults: 'a', children: 'c', babies: 'b' } as const;

/** The flows that the two tabs lead to (SE-044). */
const TABS = ['booking', 'gifting'] as const satisfies readonly Flow[];

/** The search bar with the fields of its flow (SE-006…SE-011); without JavaScript a form that a server answers. */
export function SearchPanel({ search, themes, destination, look = 'hero', onSearched }: SearchPanelProps) {
  const words = useWords();
  const { location } = useSabadora();
  const box = useSearchBox(search);
  const { flow, draft, theme, party } = box;

  const chosen = chosenDestination(draft.destination, destination);
  const choice = useDestinationChoice(chosen, box.setDestination);
  const participants = useParticipants({ value: party, flow, onCommit: box.setParty });

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
    dates: <DatesField key="dates" box={box} criteria={search.criteria} />,
    theme: (
      <SelectField
        key="theme"
        look="search"
        label={words('searchBox.theme')}
        name="theme"
        value={theme === undefined ? '' : String(theme)}
        onChange={(value) => box.setTheme(value === '' ? undefined : Number(value))}
        options={[
          { value: '', label: words('searchBox.allThemes') },
          ...themes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
      />
    ),
    participants: (
      <ParticipantsField
        key="participants"
        label={words('searchBox.travellers')}
        value={{ ...party }}
        kinds={participants.kinds.map((kind) => {
          const { min, max } = participants.rangeOf(kind);
          return {
            id: kind,
            label: words(`searchBox.${kind}`),
            description: words(`searchBox.${kind}Hint`),
            minValue: min,
            maxValue: max,
            formatCount: (count) => words(`searchBox.count.${kind}`, { count }),
            name: FORM_NAMES[kind],
          };
        })}
        formatSummary={(counts) => partyText({ ...party, ...counts }, words)}
        onCommit={(counts) => box.setParty({ ...party, ...counts })}
      />
    ),
  };

  return (
    <SearchBox
      label={words('searchBox.label')}
      action="/search"
      submitLabel={words('searchBox.submit')}
      look={look}
      hiddenInputs={[{ name: 'flow', value: flow }]}
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

function chosenDestination(
  draft: Destination | RecentDestination | null | undefined,
  known: { id: number; label: string } | undefined,
): { id: number; label: string } | undefined {
  return draft === undefined ? known : (draft ?? undefined);
}
