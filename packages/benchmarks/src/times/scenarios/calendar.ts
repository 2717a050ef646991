import type { Bench, Contender, Scenario } from '../scenario.ts';
import { ours, peer, plainDom, plainReact } from '../subjects.ts';

interface CalendarParts {
  /** Selector of the element of an ISO day that takes focus and pointer. */
  day: (iso: string) => string;
  /** Selector of the button that turns to the next month. */
  next: string;
  /** Selector of the days between check-in and pointer. */
  range: string;
}

const WARM_MOUNTS = 3;
const TURNS = 3;
/** Day at which the arrow keys start; they pass no closed days. */
const FOCUSED = '2026-12-07';
const KEYS = 5;
/** A Wednesday; the pointer then moves over the days after it. */
const CHECK_IN = '2026-12-02';
const HOVERED = ['03', '04', '07', '08', '09', '10', '11', '14', '15', '16'].map((day) => `2026-12-${day}`);

/** Center of each day's element, to which the pointer moves. */
async function middlesOf({ page }: Bench, selectors: readonly string[]) {
  const middles = await page.evaluate(
    (all) =>
      all.map((selector) => {
        const box = document.querySelector(selector)?.getBoundingClientRect();
        return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }),
    selectors,
  );
  return middles.map((middle, index) => {
    if (!middle) throw new Error(`${selectors[index] ?? ''} is not in the page.`);
    return middle;
  });
}

async function chooseCheckIn(bench: Bench, selector: string) {
  const { page, still } = bench;
  for (const { x, y } of await middlesOf(bench, [selector])) await page.mouse.click(x, y);
  await still();
}

async function run(bench: Bench, { parts: { day, next, range }, lacks = [] }: Contender<CalendarParts>) {
  const { page, mount, unmount, still, cost } = bench;
  await cost('mount, cold', mount);
  for (let repeat = 0; repeat < WARM_MOUNTS; repeat += 1) {
    await unmount();
    await still();
    await cost('mount, warm', mount);
  }
  await page.locator(day(FOCUSED)).first().focus();
  await still();
  const focused = () => page.evaluate(() => document.activeElement?.outerHTML);
  const before = await focused();
  await cost(
    'arrow key',
    async () => {
      for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('ArrowRight');
    },
    KEYS,
  );
  if (before === (await focused())) throw new Error('The arrow keys moved nothing.');
  if (!lacks.includes('hover')) {
    await chooseCheckIn(bench, day(CHECK_IN));
    const middles = await middlesOf(bench, HOVERED.map(day));
    await cost(
      'hover',
      async () => {
        for (const { x, y } of middles) await page.mouse.move(x, y);
      },
      middles.length,
    );
    const marked = await page.locator(range).count();
    if (marked < 5) throw new Error(`The range under the pointer is not shown: ${marked} days are marked.`);
  }
  for (let repeat = 0; repeat < TURNS; repeat += 1) {
    await page.locator(next).last().focus();
    await still();
    await cost('next month', () => page.keyboard.press('Enter'));
  }
  if ((await page.locator(day(CHECK_IN)).count()) > 0) throw new Error('The months did not turn.');
}

const plainParts: CalendarParts = {
  day: (iso) => `td[data-day="${iso}"]`,
  next: '[aria-label="Next month"]',
  range: '[data-preview]',
};

export const calendar: Scenario<CalendarParts> = {
  title: 'Two months with prices',
  variant: 'two months',
  rows: {
    'mount, cold': 1.5,
    'mount, warm': 1.5,
    'next month': 1.4,
    'arrow key': 0.6,
    hover: 1.3,
  },
  contenders: [
    { ...ours('calendar'), parts: plainParts },
    { ...plainReact('calendar'), parts: plainParts },
    { ...plainDom('calendar'), parts: plainParts },
    {
      ...peer('react-day-picker', 'calendar', 'react-day-picker'),
      parts: {
        day: (iso) => `td[data-day="${iso}"] button`,
        next: '.rdp-button_next',
        range: '.rdp-range_middle',
      },
    },
    {
      ...peer('Mantine', 'calendar', 'mantine'),
      parts: {
        day: (iso) => `[data-iso="${iso}"]:not([data-outside])`,
        next: 'button[data-direction="next"]',
        range: '[data-in-range]',
      },
    },
    {
      ...peer('React Aria', 'calendar', 'react-aria'),
      parts: {
        day: (iso) => `[data-iso="${iso}"]:not([data-outside-month])`,
        next: '[slot="next"]',
        range: '[data-selected]',
      },
    },
    {
      ...peer('Ark', 'calendar', 'ark'),
      parts: {
        day: (iso) => `[data-part="table-cell-trigger"][data-value="${iso}"]:not([data-outside-range])`,
        next: '[data-part="next-trigger"]',
        range: '[data-in-hover-range]',
      },
    },
    {
      ...peer('MUI', 'calendar', 'mui'),
      parts: { day: (iso) => `[data-iso="${iso}"]`, next: '[aria-label="Next month"]', range: '' },
      lacks: ['hover'],
    },
  ],
  run,
  notes: [
    'Hover: one day further under the pointer while the check-out is being chosen, with the range shown.',
    'MUI shows one month at a time: it has two calendars side by side, each turned and walked alone, and no range without a licence.',
  ],
};

export const year: Scenario<object> = {
  title: 'Twelve months in a list',
  variant: 'twelve months',
  rows: { 'mount, cold': 0.9, 'mount, warm': undefined },
  contenders: [
    { ...ours('calendar'), parts: {} },
    { ...plainReact('calendar'), parts: {} },
    { ...plainDom('calendar'), parts: {} },
    { ...peer('react-day-picker', 'calendar', 'react-day-picker'), parts: {} },
    { ...peer('Mantine', 'calendar', 'mantine'), parts: {} },
    { ...peer('React Aria', 'calendar', 'react-aria'), parts: {} },
    { ...peer('Backpack', 'calendar', 'backpack'), react: 18, parts: {} },
  ],
  async run({ mount, unmount, still, cost }) {
    await cost('mount, cold', mount);
    await unmount();
    await still();
    await cost('mount, warm', mount);
  },
  notes: [
    'Backpack draws only what is near the screen, as ours does, and without prices; it runs on React 18.',
  ],
};
