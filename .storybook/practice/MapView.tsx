import { Link } from '@sabadora/design-system/Link';
import { MapView, plainMapStyle } from '@sabadora/design-system/MapView';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { exampleGeography } from '../../packages/design-system/src/MapView/exampleGeography.ts';
import { hotels, normandy } from '../../packages/design-system/src/MapView/fixtures.ts';

const rest = { center: normandy, mapStyle: plainMapStyle(exampleGeography), workerUrl };

export function Do() {
  return (
    <div className="practice-tall">
      <MapView
        {...rest}
        label="Hotels of Normandy, to look around"
        pins={hotels}
        renderCard={({ name }) => <Link href="#hotel">{name}</Link>}
      />
    </div>
  );
}

export function Dont() {
  return (
    <div className="practice-tall">
      <MapView {...rest} label="Our address" pins={hotels.slice(0, 1)} />
    </div>
  );
}
