import {
  AREA_KINDS,
  CRITERIA,
  LIST_FILTERS,
  type ItemKind,
  type ListFilterOf,
  type PlaceName,
  type RequestShape,
} from '@sabadora/domain';
import * as z from 'zod/mini';
import { code, id, intBetween, listOf, numberBetween } from './fields.ts';

/**
 * Schema of a list item, by its kind. Hotels without a classification have 0 stars; pets have a field of their own.
 */
const ITEMS = { code, id, facility: id, star: intBetween(0, 5) } as const satisfies Record<
  ItemKind,
  z.ZodMiniType
>;

type Table = typeof CRITERIA;
type ListFields<Shape extends RequestShape, Owner extends 'hotel' | 'offer'> = {
  [Key in ListFilterOf<Owner> as Table[Key][Shape]]: z.ZodMiniOptional<
    ReturnType<typeof listOf<(typeof ITEMS)[Table[Key]['items']]>>
  >;
};

/** List filters of hotels or of offers, under their names in the given request shape. */
export function listFields<Shape extends RequestShape, Owner extends 'hotel' | 'offer'>(
  shape: Shape,
  owner: Owner,
): ListFields<Shape, Owner> {
  const entries = LIST_FILTERS.filter((key) => CRITERIA[key].of === owner).map((key) => [
    CRITERIA[key][shape],
    z.optional(listOf(ITEMS[CRITERIA[key].items])),
  ]);
  return Object.fromEntries(entries) as ListFields<Shape, Owner>;
}

/** Ids of places by kind, under their names in requests (ALG-31). */
export const placeFields = Object.fromEntries(
  AREA_KINDS.map((kind) => [CRITERIA[kind].flat, z.optional(id)]),
) as Record<PlaceName, z.ZodMiniOptional<typeof id>>;

/** Destination of a search under flat names: a place, a hotel, or a position with distances in kilometres. */
export const flatDestination = {
  ...placeFields,
  hotelId: z.optional(id),
  lat: z.optional(numberBetween(-90, 90)),
  lng: z.optional(numberBetween(-180, 180)),
  distanceMin: z.optional(intBetween(0, 300)),
  distanceMax: z.optional(intBetween(0, 300)),
};
