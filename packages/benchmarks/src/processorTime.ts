/** The times of an event in a trace of Chromium, in microseconds. */
export interface TraceEvent {
  /** Type: "X" for an event with a duration, "M" for one without a time. */
  ph: string;
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Duration in wall-clock time. */
  dur?: number;
  /** Duration in processor time of its thread. */
  tdur?: number;
}

/** A task of a thread. */
interface Task {
  start: number;
  end: number;
  /** Processor time as a share of wall-clock time, at most 1. */
  share: number;
}

/** Names of Chromium's events for one task of a thread. */
const TASK = /(?:^|::)RunTask$/;

/**
 * Rewrites a trace from a busy machine as if no thread had waited for a processor within a task: each task lasts only
 * its processor time, and events inside it are shortened by the same share. Tasks keep their start.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = tasksByThread(events);
  return events.map((event) => {
    const task = event.ph === 'M' ? undefined : taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (!task || task.share === 1) return event;
    const { start, share } = task;
    // Both are rounded down, so that no event ends after its task.
    const ts = Math.floor(start + (event.ts - start) * share);
    return { ...event, ts, ...(event.dur !== undefined && { dur: Math.floor(event.dur * share) }) };
  });
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Tasks of each thread, in order. */
function tasksByThread(events: readonly TraceEvent[]): Map<string, Task[]> {
  const tasks = new Map<string, Task[]>();
  for (const event of events) {
    const { ph, name, ts, dur, tdur } = event;
    if (ph !== 'X' || !TASK.test(name) || dur === undefined || dur === 0 || tdur === undefined) continue;
    const task = { start: ts, end: ts + dur, share: Math.min(1, tdur / dur) };
    const ofThread = tasks.get(threadOf(event));
    if (ofThread) ofThread.push(task);
    else tasks.set(threadOf(event), [task]);
  }
  for (const ofThread of tasks.values()) ofThread.sort((one, other) => one.start - other.start);
  return tasks;
}

/** The task at a point in time, found by binary search. */
function taskAt(tasks: readonly Task[], time: number): Task | undefined {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((tasks[middle]?.start ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  const last = tasks[low - 1];
  return last && time <= last.end ? last : undefined;
}
