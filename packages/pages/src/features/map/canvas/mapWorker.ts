import type { MapViewProps } from '@sabadora/design-system/MapView';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { ownScript } from '../../../kit/document/ownScript.ts';

type WorkerAddress = MapViewProps['workerUrl'];

let address: WorkerAddress | undefined;

/** Address of the map's worker on this site's origin. */
export function mapWorker(): WorkerAddress {
  address ??= ownScript(workerUrl);
  return address;
}
