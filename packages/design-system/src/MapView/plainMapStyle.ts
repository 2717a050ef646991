import type { GeoJSONSourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { ThemeColors } from '../theme/data.ts';

/** GeoJSON, or its address on an origin that the page may fetch from. */
export type GeographyData = GeoJSONSourceSpecification['data'];

/** The geographic data of a plain map. The design system contains none. */
export interface MapGeography {
  /** Polygons of the land; everything else is sea. */
  land: GeographyData;
  /** Lines between countries. */
  borders?: GeographyData;
  /** Lines between regions or departments, from zoom 5. */
  regions?: GeographyData;
  /**
   * Points of towns, with the properties `name` (in the visitor's language) and `rank`: 1 for a capital, always
   * shown; 2 for a large town, shown from zoom 5; 3 for the rest, shown from zoom 7.
   */
  places?: GeographyData;
}

/** The theme's current colours on the page, in light or dark mode. */
export type MapColors = Pick<ThemeColors, (typeof MAP_COLORS)[number]>;

/** The theme's colours that the plain map uses. */
export const MAP_COLORS = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'inkMuted',
  'line',
  'fieldLine',
  'action',
] as const;

const isHex = /^#[\da-f]{6}$/i;

/**
 * Mixes two colours: a share of 0 gives the first, 1 the second. Only "#RRGGBB" is mixed; otherwise the first is
 * returned.
 */
function mix(first: string, second: string, share: number): string {
  if (!isHex.test(first) || !isHex.test(second)) return first;
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * (1 - share) + channel(second, at) * share),
  );
  return `rgb(${mixed.join(' ')})`;
}

/**
 * A quiet style in the theme's own colours that needs no tile, glyph or sprite server: sea, land, borders and the
 * names of towns. Pass the result to `MapView` as `mapStyle`; the map calls it again when the theme's colours change.
 */
export function plainMapStyle(geography: MapGeography): (colors: MapColors) => StyleSpecification {
  return (colors) => {
    const sources: StyleSpecification['sources'] = {};
    const layers: StyleSpecification['layers'] = [];
    const addSource = (id: keyof MapGeography) => {
      const data = geography[id];
      if (data !== undefined) sources[id] = { type: 'geojson', data };
      return data !== undefined;
    };
    const sea = mix(colors.sunken, colors.action, 0.16);
    layers.push({ id: 'sea', type: 'background', paint: { 'background-color': sea } });
    if (addSource('land')) {
      layers.push(
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.paper } },
        {
          id: 'coast',
          type: 'line',
          source: 'land',
          paint: { 'line-color': mix(colors.sunken, colors.action, 0.36), 'line-width': 0.75 },
        },
      );
    }
    if (addSource('regions')) {
      layers.push({
        id: 'regions',
        type: 'line',
        source: 'regions',
        minzoom: 5,
        paint: { 'line-color': colors.line, 'line-width': 0.75 },
      });
    }
    if (addSource('borders')) {
      layers.push({
        id: 'borders',
        type: 'line',
        source: 'borders',
        layout: { 'line-join': 'round' },
        paint: {
          'line-color': mix(colors.line, colors.fieldLine, 0.6),
          'line-width': 1,
          'line-dasharray': [3, 2],
        },
      });
    }
    if (addSource('places')) {
      layers.push({
        id: 'places',
        type: 'symbol',
        source: 'places',
        filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 1, 5, 2, 7, 3]],
        layout: {
          'text-field': ['get', 'name'],
          'text-font': ['Figtree Variable', 'sans-serif'],
          'text-size': ['match', ['get', 'rank'], 1, 14, 2, 13, 12],
          'text-max-width': 8,
          // Below its position: hotels are in towns, and their pins would cover a centred name.
          'text-anchor': 'top',
          'text-offset': [0, 1.1],
          'symbol-sort-key': ['get', 'rank'],
        },
        paint: {
          'text-color': colors.inkMuted,
          'text-halo-color': colors.paper,
          'text-halo-width': 1.5,
        },
      });
    }
    return { version: 8, sources, layers };
  };
}
