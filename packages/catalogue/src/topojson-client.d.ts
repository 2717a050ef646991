/** The part of topojson-client that authoring uses; the package has no types. */
declare module 'topojson-client' {
  export function feature(topology: { objects: Record<string, unknown> }, object: unknown): unknown;
}
