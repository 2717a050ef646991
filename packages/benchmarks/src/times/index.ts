import type { Browser } from 'playwright';
import { measure } from './measure.ts';
import { timeTable } from './report.ts';
import type { Scenario } from './scenario.ts';
import { calendar, year } from './scenarios/calendar.ts';
import { filter, options } from './scenarios/options.ts';
import { slider } from './scenarios/slider.ts';

/** Takes a scenario with contenders of any type. */
const tableOf =
  <Parts>(scenario: Scenario<Parts>) =>
  async (browser: Browser, { rounds, hasPeers }: TimeOptions): Promise<string> => {
    const contenders = scenario.contenders.filter(({ isPeer }) => hasPeers || !isPeer);
    const taken = { ...scenario, contenders };
    return timeTable(taken, await measure(browser, taken, rounds), rounds);
  };

export interface TimeOptions {
  /** Fresh pages per contender. */
  rounds: number;
  /** Whether the peers are installed; without them ours is compared with the floors alone. */
  hasPeers: boolean;
}

/**
 * Tables of script, style and layout at a slowed-down processor, in headless Chromium with real keys and a real
 * pointer: ours, plain React and plain DOM making the same, and the peers, in turns.
 */
export const timeTables = {
  calendar: tableOf(calendar),
  year: tableOf(year),
  slider: tableOf(slider),
  options: tableOf(options),
  filter: tableOf(filter),
};
