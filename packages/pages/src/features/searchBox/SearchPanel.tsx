import { DestinationField } from '@sabadora/design-system/DestinationField';
import { SearchBox } from '@sabadora/design-system/SearchBox';
import { SearchSelect } from '@sabadora/design-system/Select';
import {
  FLOW_TABLE,
  queryValue,
  searchRoute,
  TYPED_DESTINATION,
  type Flow,
  type SearchField,
} from '@sabadora/domain';
import {
  useRecentSearches,
  useSabadora,
  useSearchBox,
  useUserLocation,
  type SubmitOptions,
  type SearchAddressState,
} from '@sabadora/hooks';
import { useCallback, useState, type ReactNode } from 'react';
import { useShared } from '../../kit/document/PageRoot.tsx';
import { useWords } from '../../kit/words/useWords.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { datesText } from './dates/datesText.ts';
import { hiddenInputs } from './hiddenInputs.ts';
import { OnDemandField } from './OnDemandField.tsx';
import type { DatesWanted } from './dates/useOpenDates.ts';
import { partyText } from './participants/partyText.ts';
import { PlainDates, PlainParty } from './PlainFields.tsx';
import { areaSearched, placeSearched, type NamedPlace } from './destination/placeSearched.ts';
import { SearchFlows } from './SearchFlows.tsx';
import { TravelLocally } from './destination/TravelLocally.tsx';
import { useDestinationChoice } from './destination/useDestinationChoice.ts';
import messages from './SearchPanel.messages.json';
import aroundMeMessages from './destination/aroundMe.messages.json';
import fieldsMessages from './fields.messages.json';
import partyTextMessages from './participants/partyText.messages.json';
import summaryMessages from './summary/summary.messages.json';

/** A theme that stays can be searched by. */
export interface Theme {
  id: number;
  name: string;
}

export interface SearchPanelProps {
  search: SearchAddressState;
  themes: readonly Theme[];
  /** Destination of the results shown. */
  destination?: { id: number; label: string } | undefined;
  variant?: 'hero' | 'compact';
  /** Whether a search by distance is offered below. @default true */
  hasTravelLocally?: boolean;
  /** Called after a search was sent. */
  onSearched?: () => void;
}

/** Flows that offer a search around the visitor (SE-034, D-070). */
const AROUND_FLOWS: readonly Flow[] = ['booking', 'gifting'];

/**
 * The search bar with the fields of its flow (SE-006…SE-011); without JavaScript, it is a form sent to the server.
 */
export function SearchPanel(props: SearchPanelProps) {
  const { search, themes, destination, variant = 'hero', hasTravelLocally = true, onSearched } = props;
  const words = useWords(messages, aroundMeMessages, fieldsMessages, summaryMessages, partyTextMessages);
  const { locale } = useSabadora();
  const { experiments } = useShared().switches;
  const box = useSearchBox(search, { searchDates: experiments.searchDates });
  const { flow, draft, theme, party } = box;
  const isAround = AROUND_FLOWS.includes(flow);
  const here = useUserLocation({ label: words('searchBox.aroundMe') });

  const { recents } = useRecentSearches();
  const known =
    placeSearched(search.criteria, destination, recents) ??
    areaSearched(search.criteria, here.location, words('searchBox.area'));
  // A text that is still in the address was not found: otherwise a place would have replaced it.
  const typedBefore = queryValue(search.address.query, TYPED_DESTINATION);
  const choice = useDestinationChoice({
    chosen: chosenPlace(draft.destination, known),
    onChange: box.setDestination,
    defaultText: typedBefore,
    isOfTowns: flow === 'activity',
    here: isAround ? here : undefined,
  });
  const isTypedNew = choice.typed !== undefined && choice.typed !== typedBefore;
  /**
   * Whether the page shows the results of the address; a changed search box does not match them until it is
   * submitted.
   */
  const hasResults = search.address.path === searchRoute(flow);
  const dates = usePart(loadDatesField);
  const participants = usePart(loadParticipantsField);
  const [datesWanted, setDatesWanted] = useState<DatesWanted>();

  /** Marks a field that the page fills until the search box has read the hash: see `useFilledSearchBox`. */
  const markOf = (field: SearchField) => ({ 'data-unhydrated': search.isReady ? undefined : field });

  const forgetWanted = useCallback(() => setDatesWanted(undefined), []);

  const submit = (last: SubmitOptions) => {
    if (box.search(last) === 'search') return onSearched?.();
    setDatesWanted({ message: words('searchBox.datesFirst') });
    void dates.show().then((isThere) => {
      // The calendar's code could not be loaded: search without dates.
      if (!isThere) box.search({ ...last, isWithoutDates: true });
    });
  };

  const destinationField = (key: 'destination' | 'city') => (
    <div key={key} onFocus={choice.activate} {...markOf('destination')}>
      <DestinationField
        {...choice.fieldProps}
        label={words(`searchBox.${key}`)}
        placeholder={words(`searchBox.${key}Placeholder`)}
        name="destination"
      />
    </div>
  );
  const fields: Record<SearchField, ReactNode> = {
    destination: destinationField('destination'),
    city: destinationField('city'),
    dates: (
      <div key="dates">
        <OnDemandField
          {...markOf('dates')}
          label={words('searchBox.dates')}
          placeholder={words('searchBox.datesPlaceholder')}
          value={box.dates ? datesText(box.dates, locale) : undefined}
          field={dates}
          fieldProps={{
            box,
            criteria: search.criteria,
            wanted: datesWanted,
            onClosed: forgetWanted,
          }}
        />
        <PlainDates criteria={search.criteria} />
      </div>
    ),
    theme: (
      <SearchSelect
        key="theme"
        label={words('searchBox.theme')}
        value={theme === undefined ? '' : String(theme)}
        onChange={(value) => box.setTheme(value === '' ? undefined : Number(value))}
        options={[
          { value: '', label: words('searchBox.allThemes') },
          ...themes.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        inputProps={{ name: 'theme', ...markOf('theme') }}
      />
    ),
    participants: (
      <div key="participants">
        <OnDemandField
          {...markOf('participants')}
          label={words('searchBox.travellers')}
          value={partyText(party, words)}
          field={participants}
          fieldProps={{ flow, party, onCommit: box.setParty }}
        />
        <PlainParty flow={flow} criteria={search.criteria} />
      </div>
    ),
  };

  return (
    <>
      <SearchBox
        label={words(flow === 'activity' ? 'searchBox.labelActivity' : 'searchBox.label')}
        action={searchRoute(flow)}
        submitLabel={words('searchBox.submit')}
        {...(hasResults && {
          isChanged: box.isChanged || isTypedNew,
          changedHint: words('searchBox.changedHint'),
          changedMessage: words('searchBox.changedMessage'),
        })}
        variant={variant}
        hiddenInputs={hiddenInputs(search, known === undefined)}
        onSubmit={() => submit({ typed: choice.typed })}
        tabs={<SearchFlows search={search} />}
      >
        {FLOW_TABLE[flow].fields.map((field) => fields[field])}
      </SearchBox>
      {hasTravelLocally && isAround && (
        <TravelLocally variant={variant} onSearch={(last) => submit({ draft: last })} />
      )}
    </>
  );
}

const loadDatesField = async () => (await import('./dates/OpenDatesField.tsx')).OpenDatesField;
const loadParticipantsField = async () =>
  (await import('./participants/OpenParticipantsField.tsx')).OpenParticipantsField;

type Drafted = ReturnType<typeof useSearchBox>['draft']['destination'];

/** The draft's destination, or that of the address as long as none was chosen. */
function chosenPlace(draft: Drafted, known: NamedPlace | undefined): NamedPlace | undefined {
  if (draft === undefined) return known;
  if (draft === null) return undefined;
  return 'id' in draft ? draft : { id: `${draft.latitude},${draft.longitude}`, label: draft.label };
}
