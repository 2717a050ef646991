import {
  appliedFilters,
  countFilters,
  distanceFromHash,
  distanceToHash,
  FILTER_KEYS,
  filtersOf,
  includeAround,
  isDistanceActive,
  mergeHash,
  moveCriteriaToHash,
  onDistanceOutsideClick,
  patchQuery,
  priceFromHash,
  priceToHash,
  readAddress,
  sameFilters,
  toggleScore,
  toggleValue,
  withFilters,
  withoutFilter,
  withoutKeys,
  writeFilters,
  type AppliedFilter,
  type FilterCounts,
  type FilterCriteria,
  type FilterKey,
  type Handles,
  type HashPatch,
  type ListFilter,
  type Position,
  type SearchCriteria,
} from '@sabadora/domain';
import { useState } from 'react';
import type { Address } from '../address/location.ts';
import { useSabadora } from '../SabadoraProvider.tsx';
import type { SearchAddressState } from '../address/useSearchAddress.ts';

/** The place that is searched. */
export interface SearchFiltersProps {
  /** Whether a city is searched: the distance filter then has a switch (SE-123, D-010). */
  hasCity: boolean;
  /** Position from which distances are measured; undefined while none is known. */
  position: Position | undefined;
}

/** A price in euros or a distance in kilometres, as a slider shows it. */
export interface SliderState {
  value: Handles;
  onChange: (value: Handles) => void;
}

/** The distance filter: a slider in kilometres, and for a city the switch that enables it. */
export interface DistanceFilterState extends SliderState {
  /** The switch 'Include offers around', for a city only. */
  switch: { isSelected: boolean; onChange: (isOn: boolean) => void } | undefined;
  /** Whether the slider is disabled: the switch is off, or there is no position to measure from (SE-124). */
  isDisabled: boolean;
  /** Call it when a press outside leaves the panel: applies a changed draft, else discards it (SE-125, D-011). */
  leave: () => void;
}

/** Draft of a search's filters; applying it changes the address. */
export interface SearchFilters {
  /** Filters that the panels show: those of the address until the visitor changes one (SE-116). */
  draft: FilterCriteria;
  /** The search with the filters of the draft. */
  draftCriteria: SearchCriteria;
  /** Numbers of filters in the address (ALG-4). */
  counts: FilterCounts;
  /** Each filter value in the address. */
  applied: readonly AppliedFilter[];
  price: SliderState;
  distance: DistanceFilterState;
  /** Adds a value of a multi-select filter to the draft, or removes it (SE-120). */
  toggle: (key: ListFilter, value: string | number) => void;
  /** Picks a minimum score in the draft; the same score again, or undefined for 'All scores', removes it (SE-121). */
  pickScore: (score: number | undefined) => void;
  /** Writes the draft into the address and goes to the first page (SE-117). */
  confirm: () => void;
  /** Resets the draft to the filters of the address (SE-118). */
  cancel: () => void;
  /** Removes filters from the address and the draft; all of them without `keys` (SE-119, D-095). */
  reset: (keys?: readonly FilterKey[]) => void;
  /** Whether `reset` of these keys would change anything. */
  canReset: (keys?: readonly FilterKey[]) => boolean;
  /** Removes one filter from the address. */
  remove: (filter: AppliedFilter) => void;
  /** Adds or removes a value in the address at once, bypassing the draft (SE-115). */
  toggleNow: (key: ListFilter, value: string | number) => void;
}

/**
 * Filters of a search: a local draft over the filters in the address (SE-113…SE-137, ALG-2…ALG-4).
 *
 * Prices are whole euros and distances kilometres, as the sliders show them. Sends no request: the counts come from
 * `useFacets`.
 */
export function useSearchFilters(
  { criteria, flow }: Pick<SearchAddressState, 'criteria' | 'flow'>,
  { hasCity, position }: SearchFiltersProps,
): SearchFilters {
  const { location, now } = useSabadora();
  const filters = filtersOf(criteria);
  const [{ draft, draftOf }, setState] = useState({ draft: filters, draftOf: filters });
  if (!sameFilters(draftOf, filters)) setState({ draft: filters, draftOf: filters });

  const change = (part: Partial<FilterCriteria>) => setDraft({ ...draft, ...part });
  const setDraft = (next: FilterCriteria) => setState({ draft: filtersOf(next), draftOf: filters });

  /**
   * Reads the address again, since the first render does not have its hash. Unchanged filters are not written, so
   * that the visitor stays on the same page of results.
   */
  const write = (next: (now: FilterCriteria) => FilterCriteria) => {
    const current = location.read();
    const inAddress = filtersOf(readAddress(current, now).criteria);
    const wanted = next(inAddress);
    if (!sameFilters(inAddress, wanted)) location.write(onFirstPage(current, writeFilters(wanted)));
  };
  const confirm = () => write(() => draft);
  const cancel = () => setDraft(filters);

  const handles = { draft: distanceFromHash(draft), address: distanceFromHash(filters) };
  const isOn = isDistanceActive(draft);
  return {
    draft,
    draftCriteria: withFilters(criteria, draft),
    counts: countFilters(filters, { flow, hasCity }),
    applied: appliedFilters(filters, { flow, hasCity }),
    price: {
      value: priceFromHash(draft, flow),
      onChange: (value) => change(priceToHash(value, flow)),
    },
    distance: {
      value: handles.draft,
      onChange: (value) => change(distanceToHash(value, hasCity)),
      switch: hasCity
        ? { isSelected: isOn, onChange: (turnsOn) => change(includeAround(turnsOn)) }
        : undefined,
      isDisabled: hasCity ? !isOn : position === undefined && !isOn,
      leave: () => {
        // "No distance" and the full range are the same slider position; with a city, the switch distinguishes them.
        const isSwitched = hasCity && isOn !== isDistanceActive(filters);
        if (isSwitched || onDistanceOutsideClick(handles.draft, handles.address) === 'confirm') confirm();
        else cancel();
      },
    },
    toggle: (key, value) => setDraft(toggled(draft, key, value)),
    pickScore: (score) => change({ hotelScore: toggleScore(draft.hotelScore, score) }),
    confirm,
    cancel,
    reset: (keys = FILTER_KEYS) => {
      setDraft(withoutKeys(draft, keys));
      write((inAddress) => withoutKeys(inAddress, keys));
    },
    canReset: (keys = FILTER_KEYS) =>
      [draft, filters].some((some) => !sameFilters(some, withoutKeys(some, keys))),
    remove: (filter) => write((inAddress) => withoutFilter(inAddress, filter)),
    toggleNow: (key, value) => write((inAddress) => toggled(inAddress, key, value)),
  };
}

function toggled(filters: FilterCriteria, key: ListFilter, value: string | number): FilterCriteria {
  const list: readonly (string | number)[] = filters[key];
  return { ...filters, [key]: toggleValue(list, value) };
}

/** The address with a patched hash and without its page; criteria in the query are moved into the hash. */
export function onFirstPage({ path, query, hash }: Address, patch: HashPatch): Address {
  const moved = moveCriteriaToHash({ query, hash });
  return {
    path,
    query: patchQuery(moved.query, { page: undefined }),
    hash: mergeHash(moved.hash, patch),
  };
}
