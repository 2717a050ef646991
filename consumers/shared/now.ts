import type { Now } from '@sabadora/hooks/core';

/** A fixed day, so that server, browser and every run render the same. */
export const now: Now = { today: '2026-11-21', hour: 12 };
