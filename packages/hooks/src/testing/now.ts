import type { Now } from '@sabadora/domain';

/** Saturday morning, three weeks before Christmas. */
export const NOW: Now = { today: '2026-12-05', hour: 10 };
