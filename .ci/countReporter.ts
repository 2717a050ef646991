import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

/** Contents of the file named by `TEST_COUNTS` after a run. */
export interface Counts {
  passed: number;
  failed: number;
  /** Names of the tests that passed only at the second attempt. */
  flaky: string[];
  /** The test files, slowest first. */
  files: { file: string; tests: number; seconds: number }[];
  /** The slowest tests, slowest first. */
  slowest: { test: string; seconds: number }[];
}

const inSeconds = (ms: number) => Math.round(ms) / 1000;

/** Writes only counts and durations: Vitest's JSON report also contains tens of megabytes of axe's results. */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const file = process.env['TEST_COUNTS'];
    if (file === undefined) throw new Error('TEST_COUNTS names no file for the counts.');
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: string) => tests.filter((test) => test.result().state === state).length;
    const counts: Counts = {
      passed: inState('passed'),
      failed: inState('failed'),
      flaky: tests.filter((test) => test.diagnostic()?.flaky === true).map((test) => test.fullName),
      files: modules
        .map((module) => ({
          file: module.relativeModuleId,
          tests: [...module.children.allTests()].length,
          seconds: inSeconds(module.diagnostic().duration),
        }))
        .toSorted((a, b) => b.seconds - a.seconds),
      slowest: tests
        .map((test) => ({ test: test.fullName, seconds: inSeconds(test.diagnostic()?.duration ?? 0) }))
        .toSorted((a, b) => b.seconds - a.seconds)
        .slice(0, 20),
    };
    writeFileSync(file, JSON.stringify(counts, undefined, 2));
  }
}
