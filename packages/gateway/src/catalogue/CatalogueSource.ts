import type { IsoDay } from '@sabadora/days';

/** The number of hotels of a catalogue and its first day. */
export interface SourceOptions {
  hotels: number;
  /** The day on which calendars begin. */
  today: IsoDay;
}

/** Makes a catalogue for an empty database. Its records are objects with the fields of an import's JSON lines. */
export interface CatalogueSource {
  /** Version of the generated data: a database filled with another version is filled again. */
  version: number;
  /** Number of hotels when none is given. */
  defaultHotels: number;
  /** All records, in the order that an import requires. */
  records: (options: SourceOptions) => Iterable<object>;
  /**
   * The records that depend on the day: calendars, and the offers that go with them. They replace those of an earlier
   * day.
   */
  datedRecords: (options: SourceOptions) => Iterable<object>;
}
