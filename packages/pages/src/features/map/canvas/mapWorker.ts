import type { MapViewProps } from '@sabadora/design-system/MapView';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { ownScript } from '../../../kit/document/ownScript.ts';

type WorkerAddress = MapViewProps['workerUrl'];

let address: WorkerAddress | undefined;

/** Where the map's worker is, on our own origin. */
export function mapWorker(): WorkerAddress {
  address ??= ownScript(workerUrl);
  return address;
}
