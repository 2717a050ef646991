/** What takes at most `ms` on the reference machine is given so long on this one (`.ci/slowness.ts`). */
export const scaled = (ms: number): number => ms * Number(import.meta.env['SLOWNESS'] ?? 1);
