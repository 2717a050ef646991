import * as z from 'zod/mini';
import { locale } from '../fields.ts';

const position = z.tuple([z.number(), z.number()]);
const line = z.array(position);

const collectionOf = <Geometry extends z.ZodMiniType>(geometry: Geometry) =>
  z.object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        properties: z.record(z.string(), z.union([z.string(), z.number()])),
        geometry,
      }),
    ),
  });

/** Request and response of `mapGeography`: data of a plain map as GeoJSON (RFC 7946). */
export const mapGeography = {
  request: z.object({ locale }),
  response: z.object({
    land: collectionOf(z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(line)) })),
    borders: collectionOf(z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) })),
    regions: collectionOf(z.object({ type: z.literal('MultiLineString'), coordinates: z.array(line) })),
    /** Towns, with `name` in the locale's language and `rank` 1 (capital), 2 (large) or 3. */
    places: collectionOf(z.object({ type: z.literal('Point'), coordinates: position })),
  }),
};

/** Data of a plain map as GeoJSON (RFC 7946): land, borders, regions and towns. */
export type MapGeographyData = z.output<typeof mapGeography.response>;
