import type { Now } from '@sabadora/hooks/core';

/** A fixed day, so that server and browser, and every run, draw the same. */
export const now: Now = { today: '2026-11-21', hour: 12 };
