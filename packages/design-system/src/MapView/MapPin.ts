import type { ReactNode } from 'react';
import type { GeoPosition, MapBounds } from './mercator.ts';

/** One place on the map. */
export interface MapPin extends GeoPosition {
  /** Its own among the pins. */
  id: string;
  /** Names the pin, together with its price, e.g. "Hôtel des Dunes". */
  name: string;
  /** Whole cents; a pin without a price shows a drop instead. */
  priceCents?: number | undefined;
  /** On the visitor's wish list. */
  isFavourite?: boolean | undefined;
  /** Looked at before. */
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
