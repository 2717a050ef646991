import { expect, test } from 'vitest';
import { inProcessorTime, type TraceEvent } from './processorTime.ts';

const event = (name: string, ts: number, dur?: number, tdur?: number): TraceEvent => ({
  ph: dur === undefined ? 'I' : 'X',
  name,
  pid: 1,
  tid: 2,
  ts,
  ...(dur !== undefined && { dur }),
  ...(tdur !== undefined && { tdur }),
});

test('a task is as long as the processor time that it took, and what is within it as much shorter', () => {
  const shown = inProcessorTime([
    event('ThreadControllerImpl::RunTask', 1000, 400, 100),
    event('FunctionCall', 1200, 100, 90),
    event('mark', 1300),
  ]);
  expect(shown.map(({ ts, dur }) => [ts, dur])).toEqual([
    [1000, 100],
    [1050, 25],
    [1075, undefined],
  ]);
});

test('what is between tasks, on another thread, or without a thread’s time stays as it is', () => {
  const events = [
    event('RunTask', 1000, 400, 100),
    event('mark', 1500),
    { ...event('FunctionCall', 1200, 100, 90), tid: 3 },
    event('RunTask', 2000, 300),
  ];
  expect(inProcessorTime(events).slice(1)).toEqual(events.slice(1));
});

test('a thread’s clock that went further than the trace’s makes no task longer', () => {
  expect(inProcessorTime([event('RunTask', 1000, 400, 500)])).toEqual([event('RunTask', 1000, 400, 500)]);
});

test('the names of threads, which have no time, stay as they are', () => {
  const named = { ph: 'M', name: 'thread_name', pid: 1, tid: 2, ts: 0 };
  expect(inProcessorTime([named, event('RunTask', 0, 10, 5)])[0]).toEqual(named);
});
