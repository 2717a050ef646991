/** The part of topojson-client that this folder uses; the package has no types. */
declare module 'topojson-client' {
  export function mesh(
    topology: { objects: Record<string, unknown> },
    object: unknown,
    isWanted: (one: never, other: never) => boolean,
  ): unknown;
  export function merge(topology: { objects: Record<string, unknown> }, objects: readonly unknown[]): unknown;
}
