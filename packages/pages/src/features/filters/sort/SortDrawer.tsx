import { Drawer } from '@sabadora/design-system/Drawer';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import { isSortValue } from '@sabadora/domain';
import { useSort, type SearchAddressState } from '@sabadora/hooks';
import { useRef } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import type { PlaceOfSearch } from '../placeOfSearch.ts';
import sortNamesMessages from './sortNames.messages.json';

export interface SortDrawerProps {
  search: SearchAddressState;
  place: PlaceOfSearch;
  isOpen: boolean;
  onClose: () => void;
}

/** Sort order of the results on a phone (SE-150). It applies at once, and a tap closes the drawer. */
export function SortDrawer({ search, place, isOpen, onClose }: SortDrawerProps) {
  const words = useWords(sortNamesMessages);
  const { options, value, setValue } = useSort(search, place.position);
  // The arrow keys select each option that they pass, so they must not close the drawer.
  const isTap = useRef(false);
  return (
    <Drawer side="bottom" title={words('filters.sortBy')} isOpen={isOpen} onOpenChange={onClose}>
      <div
        role="presentation"
        onPointerDown={() => {
          isTap.current = true;
        }}
        onKeyDown={() => {
          isTap.current = false;
        }}
        onClick={({ target }) => {
          if (isTap.current && target instanceof HTMLInputElement) onClose();
        }}
      >
        <RadioGroup
          label={words('filters.sortBy')}
          isLabelHidden
          options={options.map((option) => ({ value: option, label: words(`filters.sort.${option}`) }))}
          value={value}
          onChange={(chosen) => {
            if (isSortValue(chosen)) setValue(chosen);
          }}
        />
      </div>
    </Drawer>
  );
}
