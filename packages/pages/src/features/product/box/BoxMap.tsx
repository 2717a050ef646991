import { Button } from '@sabadora/design-system/Button';
import { Drawer } from '@sabadora/design-system/Drawer';
import { MapView, type MapPin } from '@sabadora/design-system/MapView';
import { mapAround, productHref } from '@sabadora/domain';
import { useBoxLocations, useMapGeography } from '@sabadora/hooks';
import { useMemo, useState } from 'react';
import { useWords } from '../../../kit/words/useWords.ts';
import { FailureNotice } from '../../frame/failure/FailureNotice.tsx';
import { mapWorker } from '../../map/canvas/mapWorker.ts';
import { useMapStyle } from '../../map/canvas/useMapStyle.tsx';
import { HotelList } from '../../map/HotelList.tsx';
import * as styles from '../../map/SearchMap.css.ts';
import messages from './box.messages.json';
import mapMessages from '../../map/MapAndList.messages.json';

export interface BoxMapProps {
  /** Code of the box. */
  code: string;
  isOpen: boolean;
  onClose: () => void;
}

const NONE: readonly never[] = [];

/** The stays of a box over the whole screen, on a map and in an equivalent list (PR-088, PR-102). */
export function BoxMap({ code, isOpen, onClose }: BoxMapProps) {
  const words = useWords(messages, mapMessages);
  const { status, data: hotels = NONE, retry } = useBoxLocations(code);
  const geography = useMapGeography();
  const { mapStyle, attribution } = useMapStyle(geography.data);
  const [selected, setSelected] = useState<number | null>(null);
  // Only has an effect on a phone; elsewhere both are visible.
  const [view, setView] = useState<'map' | 'list'>('map');
  const pins = useMemo(
    () => hotels.map(({ id, label, location }): MapPin => ({ id: String(id), name: label, ...location })),
    [hotels],
  );
  const center = useMemo(() => mapAround(hotels.map(({ location }) => location)), [hotels]);
  return (
    <Drawer
      title={words('box.staysTitle')}
      side="full"
      contentClassName={styles.content}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <div className={styles.frame} data-view={view}>
        <div className={styles.notices} role="status">
          {status === 'error' && <FailureNotice onRetry={retry} />}
        </div>
        <section aria-label={words('map.list')} aria-busy={status === 'loading'} className={styles.list}>
          <HotelList
            hotels={hotels}
            selectedId={selected ?? undefined}
            hasFromPrices="none"
            hrefOf={({ firstWeekendId }) =>
              productHref(['stay', firstWeekendId], { flow: 'gifting', query: 'flow=gifting', hash: '' })
            }
            onSelect={(id) => {
              setSelected(id);
              setView('map');
            }}
          />
        </section>
        <div className={styles.map}>
          <MapView
            label={words('box.staysTitle')}
            pins={pins}
            center={center}
            mapStyle={mapStyle}
            workerUrl={mapWorker()}
            gestures="free"
            value={selected === null ? null : String(selected)}
            onChange={(id) => setSelected(id === null ? null : Number(id))}
            isLoading={status === 'loading'}
            attribution={attribution}
          />
        </div>
        <div className={styles.toggle}>
          <Button tone="secondary" isWide onClick={() => setView(view === 'map' ? 'list' : 'map')}>
            {words(view === 'map' ? 'map.showList' : 'map.showMap')}
          </Button>
        </div>
      </div>
    </Drawer>
  );
}
