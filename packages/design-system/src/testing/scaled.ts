/** Scales a time of the reference machine to this machine (`.ci/slowness.ts`). */
export const scaled = (ms: number): number => ms * Number(import.meta.env['SLOWNESS'] ?? 1);
