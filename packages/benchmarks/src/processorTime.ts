/** An event of a trace of Chromium, as far as its times go, in microseconds. */
export interface TraceEvent {
  /** "X" for one with a duration, "M" for what has no time. */
  ph: string;
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** By the clock. */
  dur?: number;
  /** Processor time of its thread. */
  tdur?: number;
}

/** A task of a thread. */
interface Task {
  start: number;
  end: number;
  /** Processor time per time by the clock, at most 1. */
  share: number;
}

/** Chromium's own names of what a thread does between two looks at its queue. */
const TASK = /(?:^|::)RunTask$/;

/**
 * A trace as it would be if no thread had waited for a processor within a task, on a machine that others use: each task
 * is as long as the processor time that it took, and what it holds is as much shorter. Tasks begin when they began.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const tasks = tasksByThread(events);
  return events.map((event) => {
    const task = event.ph === 'M' ? undefined : taskAt(tasks.get(threadOf(event)) ?? [], event.ts);
    if (!task || task.share === 1) return event;
    const { start, share } = task;
    // Rounded down, both: the end of what a task holds is never after its own.
    const ts = Math.floor(start + (event.ts - start) * share);
    return { ...event, ts, ...(event.dur !== undefined && { dur: Math.floor(event.dur * share) }) };
  });
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

/** Tasks of each thread, in their order. */
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

/** The task in which a time lies, found by halving. */
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
