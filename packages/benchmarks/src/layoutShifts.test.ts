import { expect, test } from 'vitest';
import { layoutShiftLines, type LayoutShiftEvent } from './layoutShifts.ts';

const shift = (data: LayoutShiftEvent['args']['data']): LayoutShiftEvent => ({
  ph: 'I',
  name: 'LayoutShift',
  pid: 1,
  tid: 2,
  ts: 3,
  args: { data },
});

test('each shift that counts is a line with its score, and where what moved was before and after', () => {
  const lines = layoutShiftLines([
    { ph: 'I', name: 'Paint', pid: 1, tid: 2, ts: 1 },
    shift({
      score: 0.01157,
      had_recent_input: false,
      impacted_nodes: [
        { old_rect: [0, 557, 412, 266], new_rect: [0, 578, 412, 245] },
        { old_rect: [40, 353, 332, 52], new_rect: [40, 374, 332, 52] },
      ],
    }),
    // After a press, and one of no extent.
    shift({ score: 0.2, had_recent_input: true }),
    shift({ score: 0, had_recent_input: false }),
  ]);
  expect(lines).toEqual([
    'layout shift of 0.0116, from 0 557 412 266 to 0 578 412 245; 40 353 332 52 to 40 374 332 52',
  ]);
});
