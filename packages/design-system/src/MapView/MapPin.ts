import type { ReactNode } from 'react';
import type { GeoPosition, MapBounds } from './mercator.ts';

/** A place on the map. */
export interface MapPin extends GeoPosition {
  /** Unique among the pins. */
  id: string;
  /** Accessible name of the pin, together with its price, e.g. "Hôtel des Dunes". */
  name: string;
  /** Price in whole cents; a pin without a price shows a drop instead. */
  priceCents?: number | undefined;
  /** Whether the place is on the visitor's wish list. */
  isFavourite?: boolean | undefined;
  /** Whether the visitor has looked at the place before. */
  isVisited?: boolean | undefined;
}

/** The part of the world that is in sight (D-094). */
export interface MapArea extends GeoPosition {
  /** The edges of the area, in degrees. */
  bounds: MapBounds;
  /** Great-circle distance between two opposite corners. */
  diagonalKm: number;
}

/** Renders the content of a selected pin's card. */
export type RenderCard = (pin: MapPin) => ReactNode;
