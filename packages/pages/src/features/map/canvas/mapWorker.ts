import type { MapViewProps } from '@sabadora/design-system/MapView';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';

type WorkerAddress = MapViewProps['workerUrl'];

/** The part of Trusted Types that is used here; not every browser has them. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => WorkerAddress };
}

let address: WorkerAddress | undefined;

/**
 * Where the map's worker is, on our own origin. Under Trusted Types it is what the site's one policy, `sabadora`, makes
 * of it; the policy admits nothing else.
 */
export function mapWorker(): WorkerAddress {
  address ??= trusted();
  return address;
}

function trusted(): WorkerAddress {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return workerUrl;
  const policy = trustedTypes.createPolicy('sabadora', {
    createScriptURL: (asked) => {
      if (asked !== workerUrl) throw new TypeError(`"${asked}" is not the map's worker.`);
      return asked;
    },
  });
  return policy.createScriptURL(workerUrl);
}
