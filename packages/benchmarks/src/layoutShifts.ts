import type { TraceEvent } from './processorTime.ts';

/** Position and size of an element in the window, in CSS pixels: left, top, width, height. */
type Rect = readonly [number, number, number, number];

/** Chromium's event for what moved between two frames. */
export interface LayoutShiftEvent extends TraceEvent {
  name: 'LayoutShift';
  args: {
    data: {
      score: number;
      /** Whether the visitor had just pressed or typed something: such a shift does not count. */
      had_recent_input: boolean;
      impacted_nodes?: readonly { old_rect: Rect; new_rect: Rect }[];
    };
  };
}

const isLayoutShift = (event: TraceEvent): event is LayoutShiftEvent => event.name === 'LayoutShift';

/** A line for each layout shift of a trace that counts: its score, and where what moved was before and after. */
export function layoutShiftLines(events: readonly TraceEvent[]): string[] {
  return events
    .filter(isLayoutShift)
    .map(({ args }) => args.data)
    .filter(({ score, had_recent_input: hadInput }) => score > 0 && !hadInput)
    .map(({ score, impacted_nodes: nodes = [] }) => {
      const moves = nodes.map(({ old_rect: from, new_rect: to }) => `${from.join(' ')} to ${to.join(' ')}`);
      return `layout shift of ${score.toFixed(4)}, from ${moves.join('; ')}`;
    });
}
