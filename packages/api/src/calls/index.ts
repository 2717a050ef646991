// The schemas of a call, and the library behind them, load when it is first sent: beside the request, never before it.
export * from './offers.ts';
export * from './map.ts';
export * from './facets.ts';
export * from './destinations.ts';
export * from './calendar.ts';
export * from './weekend.ts';
export * from './product.ts';
export * from './hotel.ts';
export * from './themes.ts';
export * from './activities.ts';
export * from './boxes.ts';
export * from './tracking.ts';
export * from './operations.ts';
export * from './purchase.ts';
