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

/** What is known of the place searched. */
export interface SearchFiltersProps {
  /** A city is searched: distance is then a matter of a switch (SE-123, D-010). */
  hasCity: boolean;
  /** What distances are measured from; undefined while none is known. */
  position: Position | undefined;
}

/** A price in euros or a distance in kilometres, as a slider shows it. */
export interface SliderState {
  value: Handles;
  onChange: (value: Handles) => void;
}

/** The distance filter: a slider in kilometres, and for a city the switch that enables it. */
export interface DistanceFilterState extends SliderState {
  /** With a city the switch 'Include offers around', else nothing to switch. */
  switch: { isSelected: boolean; onChange: (isOn: boolean) => void } | undefined;
  /** The switch is off, or there is nothing to measure from (SE-124). */
  isDisabled: boolean;
  /** What leaving the panel by a press outside does: takes a changed draft over, else discards it (SE-125, D-011). */
  leave: () => void;
}

/** The filters of a search as a draft, which changes the address when it is applied. */
export interface SearchFilters {
  /** What the panels show: the filters of the address until something is changed (SE-116). */
  draft: FilterCriteria;
  /** The search with the filters of the draft. */
  draftCriteria: SearchCriteria;
  /** Of the address (ALG-4). */
  counts: FilterCounts;
  /** What the address filters by, one by one. */
  applied: readonly AppliedFilter[];
  price: SliderState;
  distance: DistanceFilterState;
  /** Takes a value of a multi-select in or out of the draft (SE-120). */
  toggle: (key: ListFilter, value: string | number) => void;
  /** Picks a least score in the draft; the same one, or undefined for 'All scores', takes it off (SE-121). */
  pickScore: (score: number | undefined) => void;
  /** Writes the draft into the address, on the first page (SE-117). */
  confirm: () => void;
  /** Resets the draft to the filters of the address (SE-118). */
  cancel: () => void;
  /** Takes filters out of the address and of the draft, all of them unless `keys` says which (SE-119, D-095). */
  reset: (keys?: readonly FilterKey[]) => void;
  /** Whether `reset` of these keys would change anything. */
  canReset: (keys?: readonly FilterKey[]) => boolean;
  /** Takes one filter out of the address. */
  remove: (filter: AppliedFilter) => void;
  /** Takes a value in or out of the address at once, past the draft (SE-115). */
  toggleNow: (key: ListFilter, value: string | number) => void;
}

/**
 * The filters of a search: a local draft over those of the address (SE-113…SE-137, ALG-2…ALG-4).
 *
 * Prices are whole euros and distances kilometres, as the sliders show them. It sends no request: counts are
 * `useFacets`'s.
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
   * Reads the address again, since the first render does not have its hash. Unchanged filters are not written, so that
   * the visitor stays on the same page of results.
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
        // The full range is the same position as none: with a city the switch distinguishes the two.
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

/** The address with a patched hash and without its page; criteria of the query go into the hash. */
export function onFirstPage({ path, query, hash }: Address, patch: HashPatch): Address {
  const moved = moveCriteriaToHash({ query, hash });
  return {
    path,
    query: patchQuery(moved.query, { page: undefined }),
    hash: mergeHash(moved.hash, patch),
  };
}
