import { gzipSync } from 'node:zlib';
import { expect as expectOf, type Browser, type Locator, type Page } from '@playwright/test';
import type { Interaction, Testers } from '@sabadora/test-kit';
import type { createTesters } from '@sabadora/test-kit/playwright';

/** Milliseconds to wait for the page on a busy machine. */
const PATIENCE_MS = 30_000;
const expect = expectOf.configure({ timeout: PATIENCE_MS });

/** Makes testers for a page; each consumer has its own version installed. */
export type CreateTesters = typeof createTesters;

/** Problems and sizes of a consumer's page in a browser. */
export interface PageReport {
  /** Violations of the content security policy, errors and warnings of the console. */
  problems: string[];
  /** Bytes of gzip that a visit without a cache loads. */
  js: number;
  css: number;
}

type TestersBy = (interaction: Interaction) => Testers<Locator>;

/** Opens a consumer's page and uses all its parts. @throws Error when a part does not work */
export async function checkPage(
  browser: Browser,
  url: string,
  createTesters: CreateTesters,
  visit: (page: Page, testersBy: TestersBy) => Promise<void> = pressThrough,
): Promise<PageReport> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, hasTouch: true });
  const problems: string[] = [];
  const sizes = { js: 0, css: 0 };
  const reading: Promise<void>[] = [];
  const counted = new Set<string>();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('response', (response) => {
    const type = response.request().resourceType();
    // Counted once, because the page is loaded a second time.
    if ((type !== 'script' && type !== 'stylesheet') || counted.has(response.url())) return;
    counted.add(response.url());
    const kind = type === 'script' ? 'js' : 'css';
    reading.push(
      response.body().then((body) => {
        sizes[kind] += gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  const document = await page.goto(url);
  const policy = document?.headers()['content-security-policy'] ?? (await policyOf(page));
  if (!/script-src/.test(policy) || policy.includes('unsafe-inline'))
    problems.push(`The policy is "${policy}".`);
  await visit(page, (interaction) => createTesters(page, { interaction, timeoutMs: PATIENCE_MS }));
  await Promise.all(reading);
  await page.close();
  return { problems, ...sizes };
}

/** Checks a form of react-hook-form and zod (`consumers/vite/form.html`): its messages, and the submitted data. */
export async function bookThrough(page: Page, testersBy: TestersBy): Promise<void> {
  const testers = testersBy('touch');
  await page.getByRole('button', { name: 'Book' }).click();
  await expect(page.getByText('Say who comes.')).toBeVisible();
  await expect(page.getByText('Choose an arrival.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Marie');
  await page.getByRole('textbox', { name: 'Birthday' }).fill('24/07/1990');
  await testers.calendar({ field: 'Arrival' }).pressDay('2026-12-05');
  await testersBy('keyboard').dialog({ name: 'Arrival' }).close();
  await testers.stepper({ name: 'Adults' }).increase();
  await page.getByRole('checkbox', { name: 'I accept the terms' }).check();
  await page.getByRole('button', { name: 'Book' }).click();
  const sent = { name: 'Marie', birthday: '1990-07-24', checkIn: '2026-12-05', adults: 3, terms: true };
  await expect(page.locator('output', { hasText: 'Marie' })).toHaveText(JSON.stringify(sent));
}

/** The policy in a `<meta>` element, for servers that send no header. */
const policyOf = async (page: Page) =>
  (await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content')) ?? '';

/** Checks that the address keeps the search, with any adapter: after Back, Forward and a reload. */
async function searchByAddress(page: Page): Promise<void> {
  const order = page.getByLabel('Order');
  const first = await order.inputValue();
  await order.selectOption('priceAsc');
  await expect(page).toHaveURL(/[#?&;]sort=priceAsc/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(order).toHaveValue(first);
  await page.goForward();
  await expect(order).toHaveValue('priceAsc');
  const save = page.getByRole('button', { name: 'Save', pressed: false });
  await save.click();
  await page.reload();
  await expect(order).toHaveValue('priceAsc');
  await expect(page.getByRole('button', { name: 'Save', pressed: true })).toBeEnabled();
}

async function pressThrough(page: Page, testersBy: TestersBy): Promise<void> {
  // The results appear once the page is hydrated.
  await expect(page.getByRole('list', { name: 'Results' }).getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Hôtel des Dunes' })).toBeVisible();

  const dates = page.getByRole('region', { name: 'Dates' });
  await testersBy('keyboard').calendar({ within: dates }).chooseStay('2026-11-22', '2026-11-24');
  await expect(dates.getByText('Arrival: 2026-11-22')).toBeVisible();
  await testersBy('touch').calendar({ within: dates }).chooseStay('2027-01-02', '2027-01-04');
  await expect(dates.getByText('Arrival: 2027-01-02')).toBeVisible();

  for (const interaction of ['mouse', 'touch', 'keyboard'] as const) {
    const price = testersBy(interaction).rangeSlider({ name: 'Price' });
    for (const range of [
      [120, 240],
      [51, 200],
    ] as const) {
      await price.setRange(range);
      expect(await price.range()).toEqual(range);
    }
  }

  const open = page.getByRole('button', { name: 'All filters' });
  // The button has the component's own style, in a colour of the theme.
  await expect(open).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  for (const interaction of ['mouse', 'touch', 'keyboard'] as const) {
    const filters = testersBy(interaction).dialog({ name: 'Filters' });
    await filters.open('All filters');
    const drawer = await filters.root();
    await expect(drawer).toContainText('From 51 to 200 euros');
    await expect(drawer).toHaveCSS('position', 'fixed');
    await filters.close();
  }
  await searchByAddress(page);
}
