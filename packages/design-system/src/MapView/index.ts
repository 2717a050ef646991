export type { WorkerAddress } from './mapEngine.ts';
export type { MapArea, MapPin, RenderCard } from './MapPin.ts';
export { MapView } from './MapView.tsx';
export type { MapStyle, MapViewProps } from './MapViewProps.ts';
export type { GeoPosition, MapBounds, MapCentre } from './mercator.ts';
export { type GeographyData, type MapColors, type MapGeography, plainMapStyle } from './plainMapStyle.ts';
export type { MapViewWords } from './words.ts';
