import type { Browser } from 'playwright';
import { measure } from './measure.ts';
import { timeTable } from './report.ts';
import type { Scenario } from './scenario.ts';
import { calendar, year } from './scenarios/calendar.ts';
import { filter, options } from './scenarios/options.ts';
import { slider } from './scenarios/slider.ts';

/** Makes the table function of a scenario. */
const tableOf =
  <Parts>(scenario: Scenario<Parts>) =>
  async (browser: Browser, { rounds, hasPeers }: TimeOptions): Promise<string> => {
    const contenders = scenario.contenders.filter(({ isPeer }) => hasPeers || !isPeer);
    const taken = { ...scenario, contenders };
    return timeTable(taken, await measure(browser, taken, rounds), rounds);
  };

export interface TimeOptions {
  /** New pages for each contender. */
  rounds: number;
  /** Whether the peers are installed; otherwise ours is only compared with plain React and plain DOM. */
  hasPeers: boolean;
}

/**
 * Tables of the time for script, style and layout on a slowed-down processor, in headless Chromium with real keys and
 * a real pointer: ours, the same in plain React and plain DOM, and the peers, in turns.
 */
export const timeTables = {
  calendar: tableOf(calendar),
  year: tableOf(year),
  slider: tableOf(slider),
  options: tableOf(options),
  filter: tableOf(filter),
};
