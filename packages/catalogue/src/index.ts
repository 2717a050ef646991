export { generate } from './generate.ts';
export { createHotelMaker, type Hotel } from './hotels/hotels.ts';
export type { Offer } from './offers/offers.ts';
export { placeRecords, type Places, readPlaces } from './places/places.ts';
export { sampleCatalogue, type SampleOptions } from './sampleCatalogue.ts';
