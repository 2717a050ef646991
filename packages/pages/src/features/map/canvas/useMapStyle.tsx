import { Link } from '@sabadora/design-system/Link';
import { plainMapStyle, type MapGeography, type MapStyle } from '@sabadora/design-system/MapView';
import { useMemo, type ReactNode } from 'react';
import { useShared } from '../../../kit/document/PageRoot.tsx';

/** Until the coast is known the whole world is land: hotels in the sea would look wrong. */
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

/** The style of the site's maps, and whom their data come from: the configured one, or a plain map from `geography`. */
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

/** The sources of the plain map's data, as the licence of the towns requires. */
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
