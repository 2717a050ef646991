import { Link } from '@sabadora/design-system/Link';
import { plainMapStyle, type MapGeography, type MapStyle } from '@sabadora/design-system/MapView';
import { useMemo, type ReactNode } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';

/** Until the coastline is loaded, the whole world is drawn as land, so that no hotel appears in the sea. */
const ALL_LAND = {
  land: {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -85],
        [180, -85],
        [180, 85],
        [-180, 85],
        [-180, -85],
      ],
    ],
  },
} satisfies MapGeography;

/** Style and attribution of the site's maps: the configured style, or a plain map drawn from `geography`. */
export function useMapStyle(geography: MapGeography | undefined): {
  mapStyle: MapStyle;
  attribution: ReactNode;
} {
  const { mapStyleUrl } = useShared();
  const mapStyle = useMemo(
    () => mapStyleUrl ?? plainMapStyle(geography ?? ALL_LAND),
    [mapStyleUrl, geography],
  );
  return { mapStyle, attribution: mapStyleUrl === undefined && <Credit /> };
}

/** Attribution of the plain map's data, which the licence of its towns requires. */
function Credit() {
  return (
    <>
      Natural Earth,{' '}
      <Link href="https://www.geonames.org/" tone="inherit">
        GeoNames
      </Link>{' '}
      <Link href="https://creativecommons.org/licenses/by/4.0/" tone="inherit">
        CC BY 4.0
      </Link>
    </>
  );
}
