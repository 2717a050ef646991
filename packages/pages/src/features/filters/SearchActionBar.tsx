import type { SearchDetails } from '@sabadora/api';
import { Button } from '@sabadora/design-system/Button';
import { Chosen } from '@sabadora/design-system/FilterDropdown';
import { FilterIcon, MapIcon, SortIcon } from '@sabadora/design-system/Icon';
import { StickyBar } from '@sabadora/design-system/StickyBar';
import { countFilters } from '@sabadora/domain';
import { useSort, type SearchAddressState } from '@sabadora/hooks';
import { useState } from 'react';
import { useWords } from '../../kit/words/useWords.ts';
import { usePart } from '../../kit/parts/usePart.ts';
import { placeOfSearch } from './placeOfSearch.ts';
import * as styles from './SearchActionBar.css.ts';
import filterMessages from './filter.messages.json';
import messages from './SearchActionBar.messages.json';

export interface SearchActionBarProps {
  search: SearchAddressState;
  /** Details of the results; undefined while they load. */
  details: SearchDetails | undefined;
  /** Opens the map; left out for a search without one, such as that for activities. */
  onOpenMap?: () => void;
  /** Loads the map's code; called when the button is hovered or focused. */
  onPrepareMap?: () => void;
}

/**
 * The bar at the bottom edge of a phone with map, sort and filter (SE-105, SE-150, SE-161). Their code loads on
 * demand.
 */
export function SearchActionBar({ search, details, onOpenMap, onPrepareMap }: SearchActionBarProps) {
  const words = useWords(messages, filterMessages);
  const filter = usePart(loadFilters);
  const sort = usePart(loadSort);
  const [open, setOpen] = useState<'filter' | 'sort'>();

  const place = placeOfSearch(search, details);
  const { criteria, flow } = search;
  const { options } = useSort(search, place.position);
  const { total } = countFilters(criteria, { flow, hasCity: place.hasCity });
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={styles.bar}>
        <StickyBar label={words('filters.actions')} edge="bottom" shownOn="phone">
          <div className={styles.actions}>
            {onOpenMap && (
              <Button
                tone="secondary"
                size="small"
                isWide
                startIcon={iconOf(MapIcon)}
                onPointerEnter={onPrepareMap}
                onFocus={onPrepareMap}
                onClick={onOpenMap}
              >
                {words('filters.map')}
              </Button>
            )}
            {options.length > 1 && (
              <Button
                tone="secondary"
                size="small"
                isWide
                startIcon={iconOf(SortIcon)}
                aria-haspopup="dialog"
                onPointerEnter={sort.prepare}
                onFocus={sort.prepare}
                onClick={() => {
                  setOpen('sort');
                  void sort.show();
                }}
              >
                {words('filters.sort')}
              </Button>
            )}
            <Button
              tone="secondary"
              size="small"
              isWide
              startIcon={iconOf(FilterIcon)}
              aria-haspopup="dialog"
              {...(total > 0 && { endIcon: <Chosen chosen={total} /> })}
              onPointerEnter={filter.prepare}
              onFocus={filter.prepare}
              onClick={() => {
                setOpen('filter');
                void filter.show();
              }}
            >
              {words('filters.filter')}
            </Button>
          </div>
        </StickyBar>
      </div>
      {sort.Part && <sort.Part search={search} place={place} isOpen={open === 'sort'} onClose={close} />}
      {filter.Part && (
        <filter.Part search={search} place={place} isOpen={open === 'filter'} onClose={close} />
      )}
    </>
  );
}

const loadFilters = async () => (await import('./FilterModal.tsx')).FilterModal;
const loadSort = async () => (await import('./sort/SortDrawer.tsx')).SortDrawer;

function iconOf(Icon: typeof MapIcon) {
  return (
    <span className={styles.icon}>
      <Icon size="small" />
    </span>
  );
}
