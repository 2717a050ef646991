import { Button } from '@sabadora/design-system/Button';
import { DestinationField } from '@sabadora/design-system/DestinationField';
import { Dialog } from '@sabadora/design-system/Dialog';
import { RadioGroup } from '@sabadora/design-system/RadioGroup';
import {
  DEFAULT_LOCAL_DISTANCE,
  LOCAL_DISTANCES,
  localDistance,
  type Destination,
  type DistanceBounds,
  type RecentDestination,
} from '@sabadora/domain';
import { useId, useRef, useState } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import * as styles from '../searchPanel.css.ts';
import { useDestinationChoice } from './useDestinationChoice.ts';
import fieldsMessages from '../fields.messages.json';
import travelLocallyMessages from './TravelLocally.messages.json';
import messages from './TravelLocallyPanel.messages.json';

/** A place and the distance from it. */
export interface LocalSearch {
  destination: Destination | RecentDestination;
  distance: DistanceBounds;
}

export interface TravelLocallyPanelProps {
  isOpen: boolean;
  onClose: () => void;
  onSearch: (search: LocalSearch) => void;
}

/** Dialog to search within 100, 200 or 300 km of a place; 200 by default (SE-055, SE-056, D-070). */
export function TravelLocallyPanel({ isOpen, onClose, onSearch }: TravelLocallyPanelProps) {
  const words = useWords(messages, travelLocallyMessages, fieldsMessages);
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [destination, setDestination] = useState<LocalSearch['destination'] | null>(null);
  const [km, setKm] = useState<number>(DEFAULT_LOCAL_DISTANCE);
  const [isMissing, setMissing] = useState(false);
  const choice = useDestinationChoice({
    chosen: destination ?? undefined,
    onChange: (chosen) => {
      // A location without an id is the visitor's, which is not offered here.
      setDestination(chosen && 'id' in chosen ? chosen : null);
      setMissing(false);
    },
  });
  const search = () => {
    if (destination) return onSearch({ destination, distance: localDistance(km) });
    setMissing(true);
    field.current?.focus();
  };
  return (
    <Dialog
      title={words('searchBox.travelLocally')}
      isOpen={isOpen}
      onOpenChange={onClose}
      footer={
        <Button isWide size="large" onClick={search}>
          {words('searchBox.submit')}
        </Button>
      }
    >
      <div className={styles.localFields}>
        <div className={styles.boxed} role="group" aria-describedby={isMissing ? errorId : undefined}>
          <div onFocus={choice.activate}>
            <DestinationField
              {...choice.fieldProps}
              ref={field}
              label={words('searchBox.localPlace')}
              placeholder={words('searchBox.destinationPlaceholder')}
            />
          </div>
        </div>
        <p id={errorId} role="alert" className={styles.error}>
          {isMissing && words('searchBox.localMissing')}
        </p>
        <RadioGroup
          label={words('searchBox.localDistance')}
          value={String(km)}
          onChange={(value) => setKm(Number(value))}
          options={LOCAL_DISTANCES.map((distance) => ({
            value: String(distance),
            label:
              distance === DEFAULT_LOCAL_DISTANCE
                ? words('searchBox.localDefault')
                : words('searchBox.localKm', { km: distance }),
          }))}
        />
      </div>
    </Dialog>
  );
}
