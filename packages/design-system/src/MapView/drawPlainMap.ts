import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { type MapCentre, onScreen, project, type Size } from './mercator.ts';

type Line = readonly (readonly number[])[];

/** The lines and polygon rings of a geometry, each a list of [longitude, latitude]; empty for other geometries. */
function linesOf(data: unknown): readonly Line[] {
  if (typeof data !== 'object' || data === null) return [];
  const { type, features, geometry, geometries, coordinates } = data as Record<string, unknown>;
  switch (type) {
    case 'FeatureCollection':
      return (features as unknown[]).flatMap(linesOf);
    case 'Feature':
      return linesOf(geometry);
    case 'GeometryCollection':
      return (geometries as unknown[]).flatMap(linesOf);
    case 'LineString':
      return [coordinates as Line];
    case 'MultiLineString':
    case 'Polygon':
      return coordinates as readonly Line[];
    case 'MultiPolygon':
      return (coordinates as readonly (readonly Line[])[]).flat();
    default:
      return [];
  }
}

/** The colour of a layer, if it is a constant. */
function colorOf(layer: LayerSpecification, property: string): string | undefined {
  const color = (layer.paint as Record<string, unknown> | undefined)?.[property];
  return typeof color === 'string' ? color : undefined;
}

/**
 * Draws the part of a style that a canvas without WebGL can draw: its background, and the areas and lines whose
 * GeoJSON is in the style itself. Tiles, symbols and expressions are left out.
 */
export function drawPlainMap(
  context: CanvasRenderingContext2D,
  style: StyleSpecification,
  camera: MapCentre,
  size: Size,
): void {
  context.clearRect(0, 0, size.width, size.height);
  for (const layer of style.layers) {
    if (layer.minzoom !== undefined && camera.zoom < layer.minzoom) continue;
    if (layer.type === 'background') {
      context.fillStyle = colorOf(layer, 'background-color') ?? 'transparent';
      context.fillRect(0, 0, size.width, size.height);
    }
    if (layer.type !== 'fill' && layer.type !== 'line') continue;
    const source = style.sources[layer.source];
    const color = colorOf(layer, `${layer.type}-color`);
    if (source?.type !== 'geojson' || color === undefined) continue;
    context.beginPath();
    for (const line of linesOf(source.data)) {
      line.forEach(([longitude = 0, latitude = 0], index) => {
        const { x, y } = onScreen(project({ longitude, latitude }), camera, size);
        if (index === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      });
    }
    if (layer.type === 'fill') {
      context.fillStyle = color;
      context.fill('evenodd');
    } else {
      context.strokeStyle = color;
      context.stroke();
    }
  }
}
