/** Camera of a map: its centre, and MapLibre's zoom (0 is the whole world on 512 px, each step doubles it). */
export interface MapCentre {
  latitude: number;
  longitude: number;
  zoom: number;
}

/** Position in degrees: latitude -90 to 90, longitude -180 to 180. */
export interface GeoPosition {
  latitude: number;
  longitude: number;
}

/** Edges in degrees; `west` is greater than `east` where the map crosses the 180th meridian. */
export interface MapBounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Position in px from the left and top of the map. */
export interface Point {
  x: number;
  y: number;
}

/** Size in px of the map. */
export interface Size {
  width: number;
  height: number;
}

/** Width of the world at zoom 0, in px. */
const WORLD_AT_ZERO = 512;
/** Mean radius of the Earth. */
const EARTH_KM = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Width of the world in px. */
export const worldSize = (zoom: number): number => WORLD_AT_ZERO * 2 ** zoom;

/** Position in Web Mercator, where the world is a square from 0 to 1 with its origin in the north-west. */
export function project({ latitude, longitude }: GeoPosition): Point {
  const y = Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2));
  return { x: (longitude + 180) / 360, y: (1 - y / Math.PI) / 2 };
}

/** The inverse of `project`. */
export function unproject({ x, y }: Point): GeoPosition {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
  return { latitude, longitude: x * 360 - 180 };
}

/** Position of a point of the unit square on the screen, in px from the map's top left corner. */
export function onScreen(place: Point, camera: MapCentre, size: Size): Point {
  const middle = project(camera);
  const scale = worldSize(camera.zoom);
  return {
    x: (place.x - middle.x) * scale + size.width / 2,
    y: (place.y - middle.y) * scale + size.height / 2,
  };
}

/** The camera after the map has been dragged by this many px: a positive `x` shows what lies to the west. */
export function panned(camera: MapCentre, by: Point): MapCentre {
  const scale = worldSize(camera.zoom);
  const { x, y } = project(camera);
  return { ...unproject({ x: x - by.x / scale, y: y - by.y / scale }), zoom: camera.zoom };
}

/** The bounds of a map of this size, cut off at the date line and the poles. */
export function boundsOf(camera: MapCentre, size: Size): MapBounds {
  const scale = worldSize(camera.zoom);
  const { x, y } = project(camera);
  const inWorld = (part: number) => Math.min(Math.max(part, 0), 1);
  const corner = (sideways: number, down: number) =>
    unproject({
      x: inWorld(x + (sideways * size.width) / 2 / scale),
      y: inWorld(y + (down * size.height) / 2 / scale),
    });
  const northWest = corner(-1, -1);
  const southEast = corner(1, 1);
  return {
    west: northWest.longitude,
    south: southEast.latitude,
    east: southEast.longitude,
    north: northWest.latitude,
  };
}

/** Great-circle distance in km. */
export function distanceKm(from: GeoPosition, to: GeoPosition): number {
  const up = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2;
  const across = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2;
  const chord = up + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * across;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
