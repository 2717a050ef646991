import { Link } from '@sabadora/design-system/Link';
import { MapView, plainMapStyle } from '@sabadora/design-system/MapView';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

/** A plain style with your own land as GeoJSON; you can also give the address of a MapLibre style. */
const mapStyle = plainMapStyle({ land: { type: 'FeatureCollection', features: [] } });

const hotels = [
  { id: 'dunes', name: 'Hôtel des Dunes', latitude: 49.29, longitude: -0.11, priceCents: 14900 },
  { id: 'amarante', name: 'Villa Amarante', latitude: 49.42, longitude: 0.23, priceCents: 13900 },
];

export function Example() {
  return (
    <div style={{ height: '24rem' }}>
      <MapView
        label="Hotels by the sea"
        center={{ latitude: 49.35, longitude: 0.06, zoom: 8 }}
        pins={hotels}
        renderCard={({ id, name }) => <Link href={`#${id}`}>{name}</Link>}
        mapStyle={mapStyle}
        workerUrl={workerUrl}
      />
    </div>
  );
}
