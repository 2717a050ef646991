import { Button } from '@sabadora/design-system/Button';
import { PinIcon } from '@sabadora/design-system/Icon';
import { useState } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { usePart } from '../../../kit/parts/usePart.ts';
import * as styles from '../searchPanel.css.ts';
import type { LocalSearch } from './TravelLocallyPanel.tsx';
import messages from './TravelLocally.messages.json';

export interface TravelLocallyProps {
  /** Variant of the search box above. */
  variant: 'hero' | 'compact';
  onSearch: (search: LocalSearch) => void;
}

const loadPanel = async () => (await import('./TravelLocallyPanel.tsx')).TravelLocallyPanel;

/** Button below the search box that opens the search by distance (SE-055). */
export function TravelLocally({ variant, onSearch }: TravelLocallyProps) {
  const words = useWords(messages);
  const { Part: Panel, prepare, show } = usePart(loadPanel);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.below[variant]}>
      <Button
        tone="quiet"
        size="small"
        startIcon={<PinIcon size="small" />}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          setOpen(true);
          void show();
        }}
      >
        {words('searchBox.travelLocally')}
      </Button>
      {Panel && (
        <Panel
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSearch={(search) => {
            setOpen(false);
            onSearch(search);
          }}
        />
      )}
    </div>
  );
}
