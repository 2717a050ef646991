import type { IsoDay } from '@sabadora/days';

/** How large a catalogue to make, and from which day on. */
export interface SourceOptions {
  hotels: number;
  /** The day on which calendars begin. */
  today: IsoDay;
}

/** Makes a catalogue for an empty database. Its records are lines of an import before they are JSON. */
export interface CatalogueSource {
  /** Another version is another catalogue: databases filled with an older one are filled anew. */
  version: number;
  /** The number of hotels when none is given. */
  defaultHotels: number;
  /** Everything, in the order in which an import takes it. */
  records: (options: SourceOptions) => Iterable<object>;
  /** The calendars, and the offers that depend on the day: what replaces that of an earlier day. */
  datedRecords: (options: SourceOptions) => Iterable<object>;
}
