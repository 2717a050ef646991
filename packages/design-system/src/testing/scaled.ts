/** Scales a time of the reference machine to this machine (`.ci/slowness.ts`). */
export const scaled = (ms: number): number => Math.round(ms * Number(import.meta.env['SLOWNESS'] ?? 1));
